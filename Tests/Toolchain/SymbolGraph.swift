import Foundation

/// The parts of a compiler's symbol graph that the tests read.
package struct SymbolGraph: Decodable {
    package struct Symbol: Decodable {
        package struct Kind: Decodable { package var identifier: String }
        package struct Identifier: Decodable { package var precise: String }
        package struct Fragment: Decodable { package var spelling: String }
        package struct Location: Decodable {
            package struct Position: Decodable { package var line: Int }
            package var uri: String
            package var position: Position
        }
        package struct Comment: Decodable {
            package struct Line: Decodable { package var text: String }
            package var lines: [Line]
        }

        package struct Availability: Decodable {
            package var isUnconditionallyDeprecated: Bool?
        }

        package var kind: Kind
        package var identifier: Identifier
        package var pathComponents: [String]
        package var accessLevel: String?
        package var declarationFragments: [Fragment]?
        package var location: Location?
        package var docComment: Comment?
        package var availability: [Availability]?

        /// Whether another symbol has taken its place.
        package var isDeprecated: Bool { availability?.contains { $0.isUnconditionallyDeprecated == true } ?? false }
    }

    package struct Relationship: Decodable {
        package struct Origin: Decodable { package var displayName: String }

        package var kind: String
        package var source: String
        package var target: String
        /// The name of a target in another module.
        package var targetFallback: String?
        /// The requirement that the source implements, such as `Equatable.==(_:_:)`.
        package var sourceOrigin: Origin?
    }

    package var symbols: [Symbol]
    package var relationships: [Relationship]

    package init(symbols: [Symbol], relationships: [Relationship]) {
        (self.symbols, self.relationships) = (symbols, relationships)
    }

    /// Returns the graphs of modules, from the build that this test belongs to. Without names, returns
    /// those of the modules with Apple's names.
    package static func ofModules(_ modules: String...) throws -> [SymbolGraph] {
        try withGraphs(of: modules) { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .sorted { $0.path < $1.path }
                .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
        }
    }

    /// Writes the graphs of modules into a folder that exists while `body` runs.
    package static func withGraphs<T>(of modules: [String], _ body: (URL) throws -> T) throws -> T {
        let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Command.repository.appending(path: "script/symbols")
        var command = Command(script.path, Command.build.path, folder.path)
        command.arguments += modules
        try command.run()
        return try body(folder)
    }
}
