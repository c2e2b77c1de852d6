import Foundation
import Testing

@testable import Gallery

extension GalleryTests {
    /// Tests that the README describes the actual gallery. `DocumentationTests` compares its code.
    @Suite @MainActor struct ReadmeTests {
        @Test func theReadmeNamesEveryTable() throws {
            let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
            for example in Example.all { #expect(readme.contains("\n| \(example.title) | "), "\(example.title)") }
        }
    }
}
