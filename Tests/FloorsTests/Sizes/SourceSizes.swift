import Foundation

/// The numbers of lines of source files and of the types that they declare.
///
/// The sources are formatted, so that a declaration at the top of a file begins and ends at the start of a line.
struct SourceSizes {
    /// The numbers of lines by file.
    private(set) var files: [String: Int] = [:]
    /// The numbers of lines of each type with all its extensions, by `Module.Type`. Nested types count as parts of
    /// their outermost type.
    private(set) var types: [String: Int] = [:]

    init() {}

    /// Counts the lines of the Swift files in a folder with a folder for each module.
    init(of folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let path = String(file.path.dropFirst(folder.path.count + 1))
            guard !path.contains(".docc/") else { continue }
            add(try String(contentsOf: file, encoding: .utf8), path)
        }
    }

    /// Adds the lines of a file whose path begins with the name of its module.
    mutating func add(_ source: String, _ path: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        files[path] = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
        let module = path.prefix { $0 != "/" }
        // The type of the declaration that isn't closed yet.
        var type: String?
        for line in lines {
            if type == nil, let match = line.prefixMatch(of: Self.declaration) { type = "\(module).\(match.type)" }
            guard let open = type else { continue }
            types[open, default: 0] += 1
            if line.hasPrefix("}") || line.prefixMatch(of: Self.declaration) != nil && line.hasSuffix("}") {
                type = nil
            }
        }
    }

    /// Returns a sentence for each size of more than a limit that isn't among the exceptions, and for each exception
    /// that is larger than it was or is none anymore.
    static func excesses(of sizes: [String: Int], over limit: Int, except exceptions: [String: Int]) -> [String] {
        let large = sizes.filter { $0.value > exceptions[$0.key] ?? limit }.map {
            "\($0.key) has \($0.value) lines; it may have \(exceptions[$0.key] ?? limit)"
        }
        let small = exceptions.keys.filter { sizes[$0] ?? 0 <= limit }.map {
            "\($0) has at most \(limit) lines and needs no exception"
        }
        return (large + small).sorted()
    }

    nonisolated(unsafe) private static let declaration =
        /(?:(?:@\w+(?:\([^)]*\))?|open|public|package|private|fileprivate|final|indirect|nonisolated) )*(?:class|struct|enum|actor|extension) (?<type>\w+)/
}
