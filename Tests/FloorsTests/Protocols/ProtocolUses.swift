import Foundation

/// The protocols that only their module can name, and what conforms to them.
///
/// The sources are formatted, so that a declaration begins a line.
struct ProtocolUses {
    /// The files with the protocols, by their names.
    private(set) var protocols: [String: String] = [:]
    /// The types that inherit from something, with the files in which they do.
    private var inheritance: [String: [String: String]] = [:]

    init() {}

    /// Reads the Swift files in a folder of a module.
    init(of folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            add(try String(contentsOf: file, encoding: .utf8), String(file.path.dropFirst(folder.path.count + 1)))
        }
    }

    /// Adds the declarations of a file.
    mutating func add(_ source: String, _ file: String) {
        var header = ""
        for line in source.split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if header.isEmpty {
                guard !text.hasPrefix("//"), Self.keyword(of: text) != nil else { continue }
            } else if text.hasPrefix("//") {
                continue
            }
            // The list of what a declaration inherits may go on in the next lines.
            header += text + " "
            guard let end = header.firstIndex(of: "{") else { continue }
            add(declaration: header[..<end], file)
            header = ""
        }
    }

    private mutating func add(declaration: Substring, _ file: String) {
        guard let keyword = Self.keyword(of: declaration) else { return }
        let isPublic = declaration[..<keyword.lowerBound].split(separator: " ").contains {
            ["public", "package"].contains($0)
        }
        let rest = declaration[keyword.upperBound...]
        let name = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if declaration[keyword] == "protocol ", !isPublic { protocols[String(name)] = file }
        guard let colon = rest[name.endIndex...].firstIndex(of: ":") else { return }
        // A member of a class begins with the same keyword.
        guard !["func", "var", "let", "subscript"].contains(name) else { return }
        let type = String(name.split(separator: ".").last ?? name)
        let parents = rest[rest.index(after: colon)...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for parent in parents.prefix(while: { $0 != "where" }) {
            inheritance[String(parent), default: [:]][type] = file
        }
    }

    /// Returns the range of the keyword with which a declaration of a type begins, after its modifiers.
    private static func keyword(of text: Substring) -> Range<Substring.Index>? {
        let modifiers: Set<Substring> = [
            "public", "package", "private", "fileprivate", "open", "final", "indirect", "nonisolated",
        ]
        var rest = text
        while let space = rest.firstIndex(of: " ") {
            let word = rest[..<space]
            if ["protocol", "class", "struct", "enum", "actor", "extension"].contains(word) {
                return word.startIndex..<rest.index(after: space)
            }
            guard modifiers.contains(word) || word.hasPrefix("@") else { return nil }
            rest = rest[rest.index(after: space)...]
        }
        return nil
    }

    /// The protocols with a single conformer, which is in the same folder of two levels: whatever uses the protocol
    /// could use the type.
    var needless: [String] {
        protocols.filter { name, file in
            guard let conformers = inheritance[name], conformers.count == 1, let other = conformers.first?.value else {
                return false
            }
            return Self.folder(of: file) == Self.folder(of: other)
        }.map(\.key).sorted()
    }

    private static func folder(of file: String) -> [Substring] {
        Array(file.split(separator: "/").dropLast().prefix(2))
    }
}
