import Foundation
import Testing

@testable import Gallery

extension GalleryTests {
    /// The README tells of the gallery that there is; `DocumentationTests` compare its code.
    @Suite @MainActor struct ReadmeTests {
        @Test func theReadmeNamesEveryTable() throws {
            let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
            for example in Example.all { #expect(readme.contains("\n| \(example.title) | "), "\(example.title)") }
        }
    }
}
