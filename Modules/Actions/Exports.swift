// Whoever acts on elements has them.
@_exported public import Query
