"""Times lxml on one file: for each line on stdin, a number of parses, prints the seconds they took.

The file is in memory before the first parse, and letting go of a document is not counted.
"""

import sys
import time

from lxml import etree

with open(sys.argv[1], "rb") as file:
    text = file.read()

parser = etree.XMLParser(huge_tree=True)
for line in sys.stdin:
    seconds = 0.0
    for _ in range(int(line)):
        start = time.perf_counter()
        document = etree.fromstring(text, parser)
        seconds += time.perf_counter() - start
        del document
    print(seconds, flush=True)
