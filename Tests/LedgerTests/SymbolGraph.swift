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
        let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Command.repository.appending(path: "script/symbols")
        try Command(script.path, Command.build.path, folder.path).run()
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}
