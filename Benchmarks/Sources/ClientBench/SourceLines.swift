import Foundation

/// The lines of Swift of modules.
struct SourceLines {
    /// The folders in which each module may have a folder of its name.
    private let folders: [URL]

    /// - Parameters:
    ///   - unfold: The folder of the project.
    ///   - client: The folder of a package whose dependencies are fetched.
    init(unfold: URL, client: URL) throws {
        let checkouts = client.appendingPathComponent(".build/checkouts")
        let names = try FileManager.default.contentsOfDirectory(atPath: checkouts.path)
        folders = ([unfold] + names.map(checkouts.appendingPathComponent)).map { $0.appendingPathComponent("Sources") }
    }

    /// Returns the number of lines of a module, with comments and empty lines, or nil if it is in none of the folders.
    func count(of module: String) throws -> Int? {
        for folder in folders.map({ $0.appendingPathComponent(module) }) {
            guard let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }),
                !files.isEmpty
            else { continue }
            return try files.filter { $0.hasSuffix(".swift") }.reduce(0) { sum, path in
                try sum + Data(contentsOf: folder.appendingPathComponent(path)).reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
            }
        }
        return nil
    }
}
