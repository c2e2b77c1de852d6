import ConfinedFiles

/// The name of a module, which is an identifier and therefore also the name of a file or a folder.
package struct ModuleName: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The maximum number of bytes. File names of at most 255 bytes contain it.
    static let limit = 100

    package let text: String
    /// The folder of the module in another one.
    package let path: InnerPath

    /// - Returns: `nil` if the text isn't an identifier: letters, digits and underscores, without a digit in front.
    package init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, Self.canBegin(first), scalars.allSatisfy(Self.canContain),
            text.utf8.count <= Self.limit, let path = try? InnerPath(name: text)
        else { return nil }
        (self.text, self.path) = (text, path)
    }

    static func canBegin(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
    static func canContain(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDContinue }

    /// Returns an identifier for a text, as the modifier `c99extidentifier` of settings does.
    static func identifier(for text: String) -> String {
        let scalars = text.unicodeScalars.map { canContain($0) ? $0 : "_" }
        let name = String(String.UnicodeScalarView(scalars))
        return scalars.first.map(canBegin) ?? true ? name : "_" + name
    }

    package static func == (one: ModuleName, other: ModuleName) -> Bool { one.path == other.path }
    package static func < (one: ModuleName, other: ModuleName) -> Bool { one.path < other.path }
    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
    package var description: String { text }
}
