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

        @Test func anAppAddsAGroupOfItsOwn() throws {
            let screen = TestScreen()
            let controller = UIViewController()
            let own = Example(
                id: "own",
                title: "Own",
                summary: "An example of the app.",
                symbol: "star.fill",
                color: .systemRed,
                makeViewController: { controller }
            )
            let gallery = GalleryViewController(groups: [ExampleGroup(title: "More", examples: [own])])
            let navigation = GalleryViewController.inNavigationController(gallery)
            screen.show(navigation)
            screen.settle()
            #expect(gallery.tableView(gallery.tableView, titleForHeaderInSection: 0) == "More")
            let cell = try #require(gallery.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.textLabel?.text == "Own" && cell.detailTextLabel?.text == own.summary)
            #expect(cell.imageView?.image != nil)
            screen.tap(cell)
            screen.settle()
            #expect(navigation.topViewController === controller && controller.title == "Own")
        }

        @Test func theSameTablesStandInTheSameOrderWithAndWithoutTheLibrary() {
            #expect(Example.plain.map(\.title) == Example.unfolding.map(\.title))
            #expect(Example.plainLists.map(\.title) == Example.unfoldingLists.map(\.title))
            let pairs = Example.plain.count + Example.plainLists.count
            #expect(Example.all.count == 2 * pairs + Example.unfoldingOnly.count)
        }

        @Test func everyExampleHasANameOfItsOwn() {
            #expect(Set(Example.all.map(\.id)).count == Example.all.count)
        }
    }
}
