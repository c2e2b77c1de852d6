import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScreenTests {
    @Suite @MainActor struct UIPasteboardTests {
        @Test func theGeneralPasteboardIsTheClipboard() {
            let screen = TestScreen()
            let board = UIPasteboard.general
            #expect(!board.hasStrings && board.string == nil && board.strings == nil && board.numberOfItems == 0)
            let count = board.changeCount
            board.string = "A text"
            #expect(screen.clipboard == "A text" && board.hasStrings && board.changeCount == count + 1)
            screen.clipboard = "of another app"
            #expect(board.strings == ["of another app"] && board.changeCount == count + 2 && board.numberOfItems == 1)
        }

        @Test func severalItemsAreLinesForOtherApps() {
            let screen = TestScreen()
            UIPasteboard.general.strings = ["one", "two"]
            #expect(screen.clipboard == "one\ntwo")
            #expect(UIPasteboard.general.strings == ["one", "two"] && UIPasteboard.general.string == "one")
            #expect(UIPasteboard.general.numberOfItems == 2)
            UIPasteboard.general.string = nil
            #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil)
        }

        @Test func observersHearOfEachChange() {
            let screen = TestScreen()
            var heard: [String?] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification,
                object: UIPasteboard.general,
                queue: nil
            ) { _ in MainActor.assumeIsolated { heard.append(UIPasteboard.general.string) } }
            defer { NotificationCenter.default.removeObserver(observer) }
            UIPasteboard.general.url = URL(string: "https://example.org/a")
            screen.clipboard = "text"
            #expect(heard == ["https://example.org/a", "text"])
            #expect(UIPasteboard.general.url == nil && !UIPasteboard.general.hasURLs)
        }

        @Test func aNamedPasteboardBelongsToTheApp() throws {
            let screen = TestScreen()
            let name = UIPasteboard.Name("org.example.board")
            #expect(UIPasteboard(name: name, create: false) == nil)
            let board = try #require(UIPasteboard(name: name, create: true))
            board.string = "kept"
            #expect(UIPasteboard(name: name, create: false)?.string == "kept" && screen.clipboard == nil)
            #expect(UIPasteboard.withUniqueName().string == nil)
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
        }
    }
}
