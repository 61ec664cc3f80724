// The one file that an iPhone does not need: it gives the others Apple's names.
#if os(Linux)
@_exported import UITest
#endif
