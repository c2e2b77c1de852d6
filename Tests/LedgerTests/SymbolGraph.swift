import Foundation

/// A symbol graph as the compiler writes it; only what the tests read.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var location: Location?
    }

    struct Relationship: Decodable {
        struct Origin: Decodable { var displayName: String }

        var kind: String
        var source: String
        var target: String
        /// The name of a target in another module.
        var targetFallback: String?
        /// The requirement that the source implements, as `Equatable.==(_:_:)`.
        var sourceOrigin: Origin?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    /// The graphs of the modules with Apple's names, from the build that this test is part of.
    static func ofModules() throws -> [SymbolGraph] {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = try Process.run(root.appending(path: "script/symbols"), arguments: [build.path, folder.path])
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    /// script/symbols said why on the standard error.
    struct Failure: Error { var status: Int32 }
}
