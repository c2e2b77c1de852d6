import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    /// The code in the README is that of `ReadmeExample.swift`, and does what the README says.
    @Suite @MainActor struct ReadmeTests {
        private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

        private var readme: String {
            get throws {
                let package = tests.deletingLastPathComponent().deletingLastPathComponent()
                return try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
            }
        }

        @Test func theReadmeShowsTheCodeThatIsTested() throws {
            let code = try String(contentsOf: tests.appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
            #expect(try readme.contains("```swift\n\(code)```"))
        }

        @Test func theReadmeNamesEveryTable() throws {
            for example in Example.all { #expect(try readme.contains("\n| \(example.title) | "), "\(example.title)") }
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
