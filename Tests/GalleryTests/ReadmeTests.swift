import Foundation
import Testing
import UIKit
import UIKitTesting

extension GalleryTests {
    /// The code in the README is that of `ReadmeExample.swift`, and does what the README says.
    @Suite @MainActor struct ReadmeTests {
        @Test func theReadmeShowsTheCodeThatIsTested() throws {
            let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let code = try String(contentsOf: tests.appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
            let readme = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
                "README.md"
            )
            let text = try String(contentsOf: readme, encoding: .utf8)
            #expect(text.contains("```swift\n\(code)```"))
        }

        @Test func aTappedNoteUnfolds() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let notes = NotesViewController()
            screen.show(notes)
            let salt = try #require(notes.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            screen.tap(salt)
            screen.advance(by: 0.1)
            #expect(screen.presentedFrame(of: salt).height > 44)
            screen.settle()
            #expect(screen.presentedFrame(of: salt).height == 132)
        }
    }
}
