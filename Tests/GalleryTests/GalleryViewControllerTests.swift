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
            navigation.navigationBar.prefersLargeTitles = true
            screen.show(navigation)
            screen.settle()
            for (section, group) in ExampleGroup.all.enumerated() {
                #expect(gallery.tableView.numberOfRows(inSection: section) == group.examples.count)
            }
            screen.tap(try #require(gallery.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
            screen.settle()
            #expect(navigation.topViewController is UnfoldingCommentsViewController)
            #expect(navigation.topViewController?.title == "Comments")
        }

        @Test func theSameTablesStandInTheSameOrderWithAndWithoutTheLibrary() {
            #expect(Example.plain.map(\.title) == Example.unfolding.map(\.title))
            #expect(Example.all.count == 2 * Example.plain.count + Example.unfoldingOnly.count)
        }

        @Test func everyExampleHasANameOfItsOwn() {
            #expect(Set(Example.all.map(\.id)).count == Example.all.count)
        }
    }
}
