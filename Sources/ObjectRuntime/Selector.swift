/// The name of a method, by which objects perform it: `"tap:"` for `func tap(_ sender: Any)`.
///
/// Selectors with the same name are equal.
public struct Selector: Sendable {
    /// The name, with a colon for each argument.
    package let name: String
    /// The module with the `#selector` expression that the selector stems from, if there is one. A class of another
    /// module may have got the method in an extension there.
    package let module: String?

    /// Creates the selector with a name.
    public init(_ str: String) {
        name = str
        module = nil
    }

    /// Creates the selector of a `#selector` expression in a module.
    @_spi(ObjectiveCSources)
    public init(_ name: String, module: String) {
        self.name = name
        self.module = module
    }
}

extension Selector: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: Hashable {
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
    public var description: String { name }
}
