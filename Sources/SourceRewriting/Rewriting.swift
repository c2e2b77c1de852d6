/// The result of the rewriting of a module.
public struct Rewriting: Sendable {
    /// The texts of the sources, in their order. A source that needs nothing has `nil`.
    public var texts: [String?]
    /// The text of an additional source of the module, which lists its tables.
    public var moduleText: String
    /// The places that can't be rewritten. A module with problems can't be compiled.
    public var problems: [Problem]
}
