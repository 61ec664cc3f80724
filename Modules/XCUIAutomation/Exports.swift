// The type of offsets, which Foundation does not have on Linux.
@_exported public import struct Query.CGVector
