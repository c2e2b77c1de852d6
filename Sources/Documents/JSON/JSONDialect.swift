/// How strictly text is read as JSON.
enum JSONDialect: Sendable, Hashable {
    /// As RFC 8259 defines it.
    case strict
    /// With comments, trailing commas, and what else JSON5 adds.
    case relaxed
}
