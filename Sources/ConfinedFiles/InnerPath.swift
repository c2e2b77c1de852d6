/// The path of a file or a folder inside another folder.
///
/// A value exists only after a check, so that a name from a file, an archive or the environment can't lead out of the
/// folder: there is at least one part, and no part is empty, `.` or `..`, or contains a NUL. A path says nothing about
/// links in the file system; ``ConfinedFolder`` follows none.
///
/// Paths are equal if their bytes are. Strings are also equal if they only differ in how they compose characters, which
/// file systems take for different names.
package struct InnerPath: Sendable {
    /// The reason why a text isn't such a path.
    package enum Refusal: Error, Hashable, CustomStringConvertible {
        case empty, absolute, leadsOut, hasNUL, longName, longPath

        package var description: String {
            switch self {
            case .empty: "it is empty or has an empty part"
            case .absolute: "it is an absolute path"
            case .leadsOut: "it has a part “.” or “..”"
            case .hasNUL: "it contains a NUL"
            case .longName: "a name is longer than \(InnerPath.nameLimit) bytes"
            case .longPath: "it is longer than \(InnerPath.pathLimit) bytes or \(InnerPath.depthLimit) folders"
            }
        }
    }

    /// The maximum number of bytes of a name on file systems of Linux.
    package static let nameLimit = 255
    /// The maximum number of bytes of a path. With that of the folder it fits in Linux's 4,096.
    package static let pathLimit = 2048
    /// The maximum number of parts.
    package static let depthLimit = 100

    /// The parts, separated by slashes.
    package let text: String
    /// The number of parts.
    private let depth: Int

    /// Creates a path from its text, with slashes between the parts.
    package init(_ text: String) throws(Refusal) {
        guard !text.isEmpty else { throw .empty }
        let bytes = text.utf8
        guard bytes.first != Self.slash else { throw .absolute }
        guard !bytes.contains(0) else { throw .hasNUL }
        guard bytes.count <= Self.pathLimit else { throw .longPath }
        let parts = bytes.split(separator: Self.slash, omittingEmptySubsequences: false)
        guard parts.count <= Self.depthLimit else { throw .longPath }
        for part in parts {
            guard !part.isEmpty else { throw .empty }
            guard part.count <= Self.nameLimit else { throw .longName }
            guard !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else { throw .leadsOut }
        }
        self.text = text
        depth = parts.count
    }

    /// Creates the path of an item that is directly in the folder.
    package init(name: String) throws(Refusal) {
        guard !name.utf8.contains(Self.slash) else { throw .leadsOut }
        try self.init(name)
    }

    private init(unchecked text: String, depth: Int) { (self.text, self.depth) = (text, depth) }

    private static let slash = UInt8(ascii: "/")

    /// The parts from the outermost folder to the item.
    package var parts: [String] { text.utf8.split(separator: Self.slash).map { String(Substring($0)) } }

    /// The last part.
    package var name: String { parts.last ?? text }

    /// The folder that contains the item; `nil` if it is the folder itself.
    package var parent: InnerPath? {
        text.utf8.lastIndex(of: Self.slash).map { InnerPath(unchecked: String(text[..<$0]), depth: depth - 1) }
    }

    /// Returns the path of an item in the folder at this path.
    package func appending(_ path: InnerPath) throws(Refusal) -> InnerPath {
        let whole = InnerPath(unchecked: "\(text)/\(path.text)", depth: depth + path.depth)
        guard whole.depth <= Self.depthLimit, whole.text.utf8.count <= Self.pathLimit else { throw .longPath }
        return whole
    }

    /// Returns the path of an item in the folder at this path.
    package func appending(name: String) throws(Refusal) -> InnerPath {
        try appending(InnerPath(name: name))
    }
}

extension InnerPath: Hashable, Comparable, CustomStringConvertible {
    package static func == (one: InnerPath, other: InnerPath) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    package static func < (one: InnerPath, other: InnerPath) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    package var description: String { text }
}
