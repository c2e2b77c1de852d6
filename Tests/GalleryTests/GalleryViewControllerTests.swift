import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct GalleryViewControllerTests {
        @Test func choosingAnExampleShowsIt() throws {
            let screen = TestScreen()
            let gallery = GalleryViewController()
            let navigation = UINavigationController(rootViewController: gallery)
            screen.show(navigation)
            screen.settle()
            #expect(gallery.tableView.numberOfRows(inSection: 0) == Example.all.count)
            screen.tap(try #require(gallery.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
            screen.settle()
            #expect(navigation.topViewController is CommentsViewController)
            #expect(navigation.topViewController?.title == "Comments")
        }

        @Test func everyExampleHasANameOfItsOwn() {
            #expect(Set(Example.all.map(\.id)).count == Example.all.count)
        }
    }
}
