import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    @Suite @MainActor struct FindSessionTests {
        /// The screen is gone, so the answer of the search is the first to ask for one, which ends the page on the way.
        @Test func aPageThatIsClosedByItsSearchGoesWithIt() async throws {
            let picture = try #require(ViewerPicture.all.first { $0.name == "events.jsonl" })
            weak var page: DocumentViewController?
            weak var session: FindSession?
            do {
                let screen = TestScreen(scale: 1)
                let controller = DocumentViewController(document(picture.text, named: picture.name))
                (page, session) = (controller, controller.finding)
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
                screen.press(.keyboardF, modifiers: .control)
                screen.settle()
                screen.type("query")
            }
            for _ in 0..<1000 where page?.finding.isSearching == true { try await Task.sleep(for: .milliseconds(1)) }
            _ = TestScreen()
            #expect(page == nil && session == nil)
        }

        /// The texts of closed rows are marked as far as they are shown. What unfolds below them isn't read, because
        /// that takes too long for a frame.
        @Test func marksReadNoDetailsOfClosedRows() {
            let document = HugeDocument(rowCount: 1000)
            let screen = TestScreen(scale: 1)
            screen.show(UINavigationController(rootViewController: DocumentViewController(document)))
            screen.settle()
            screen.press(.keyboardF, modifiers: .control)
            screen.settle()
            let before = document.timesRead
            screen.type("detail")
            screen.settle()
            #expect(document.timesRead == before)
        }
    }
}
