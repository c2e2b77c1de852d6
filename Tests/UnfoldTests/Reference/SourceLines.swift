import Foundation
import Toolchain

/// The lines of a source, to be searched for code.
struct SourceLines {
    private let lines: [Substring]

    init(_ file: URL) throws {
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the sources whose code the documentation shows.
    static func ofDocumentation() throws -> [SourceLines] {
        let folder = Command.repository.appending(path: "Tests/UnfoldTests/Documentation")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map(SourceLines.init)
    }

    /// Returns whether the lines of a block occur in sequence, all with the same additional indentation.
    func contains(_ block: [Substring]) -> Bool {
        guard let first = block.first, block.count <= lines.count else { return false }
        return (0...lines.count - block.count).contains { start in
            guard lines[start].hasSuffix(first) else { return false }
            let indent = lines[start].dropLast(first.count)
            guard indent.allSatisfy({ $0 == " " }) else { return false }
            return zip(lines[start...], block).allSatisfy { $1.isEmpty ? $0.isEmpty : $0 == indent + $1 }
        }
    }
}
