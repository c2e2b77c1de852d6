import Foundation
import Testing

@testable import Gallery

extension GalleryTests {
    /// Tests that the documentation describes the actual gallery. `DocumentationTests` compares its code.
    @Suite @MainActor struct ReadmeTests {
        @Test func thePageNamesEveryTable() throws {
            let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let readme = try String(contentsOf: package.appendingPathComponent("docs/gallery.md"), encoding: .utf8)
            for example in Example.all { #expect(readme.contains("\n| \(example.title) | "), "\(example.title)") }
        }
    }
}
