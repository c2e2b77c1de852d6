import Foundation

/// The names of the types that modules declare outside of other types, without private ones.
///
/// The sources are formatted, so that such a declaration begins a line.
struct TypeNames {
    private var modules: [String: Set<String>] = [:]

    init() {}

    /// Reads the Swift files in a folder with a folder for each module.
    init(of folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init()
        where file.pathExtension == "swift" && !file.path.contains(".docc/") {
            let path = file.path.dropFirst(folder.path.count + 1)
            add(try String(contentsOf: file, encoding: .utf8), String(path.prefix { $0 != "/" }))
        }
    }

    /// Adds the types of a file.
    mutating func add(_ source: String, _ module: String) {
        for line in source.split(separator: "\n") where line.first?.isLetter == true || line.first == "@" {
            let words = line.split { " :<{(".contains($0) }
            guard let keyword = words.firstIndex(where: { Self.keywords.contains($0) }), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
            else { continue }
            modules[String(words[keyword + 1]), default: []].insert(module)
        }
    }

    /// The names that several modules have.
    var shared: Set<String> { Set(modules.filter { $0.value.count > 1 }.keys) }

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "protocol"]
    private static let modifiers: Set<Substring> = ["public", "open", "package", "final", "indirect", "nonisolated"]
}
