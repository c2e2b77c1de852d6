import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct GallerySplitViewControllerTests {
        private let gallery = GalleryViewController()

        private func fixture(_ size: CGSize) -> (TestScreen, GallerySplitViewController) {
            let screen = TestScreen(size: size)
            let split = GallerySplitViewController(gallery)
            screen.show(split)
            screen.settle()
            return (screen, split)
        }

        private func select(_ screen: TestScreen) {
            screen.tap(gallery.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!)
            screen.settle()
        }

        private func isVisible(_ controller: UIViewController?, on screen: TestScreen) -> Bool {
            guard let view = controller?.viewIfLoaded, view.window != nil else { return false }
            return screen.presentedFrame(of: view).intersects(CGRect(origin: .zero, size: screen.size))
        }

        @Test func inAWideWindowTheExampleIsBesideTheGallery() throws {
            let (screen, split) = fixture(CGSize(width: 1_000, height: 700))
            select(screen)
            let example = try #require(split.frontNavigationController?.topViewController)
            #expect(example.title == ExampleGroup.all[0].examples[0].title)
            #expect(isVisible(gallery, on: screen) && isVisible(example, on: screen))
            #expect(screen.presentedFrame(of: example.view).minX >= screen.presentedFrame(of: gallery.view).maxX)
            #expect(gallery.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        }

        @Test func inANarrowWindowItIsOnTopOfTheGallery() throws {
            let (screen, split) = fixture(CGSize(width: 390, height: 844))
            #expect(split.frontNavigationController?.topViewController === gallery)
            select(screen)
            let example = try #require(split.frontNavigationController?.topViewController)
            #expect(example.title == ExampleGroup.all[0].examples[0].title)
            #expect(isVisible(example, on: screen) && !isVisible(gallery, on: screen))
        }

        @Test func aNarrowWindowKeepsTheGalleryUntilAnExampleIsSelected() {
            let (screen, split) = fixture(CGSize(width: 1_000, height: 700))
            screen.resize(to: CGSize(width: 390, height: 700))
            screen.settle()
            #expect(split.frontNavigationController?.topViewController === gallery)
        }

        @Test func theExampleStaysWhenTheWidthChanges() throws {
            let (screen, split) = fixture(CGSize(width: 1_000, height: 700))
            select(screen)
            let example = try #require(split.frontNavigationController?.topViewController)
            screen.resize(to: CGSize(width: 390, height: 700))
            screen.settle()
            #expect(isVisible(example, on: screen) && !isVisible(gallery, on: screen))
            screen.resize(to: CGSize(width: 1_000, height: 700))
            screen.settle()
            #expect(isVisible(example, on: screen) && isVisible(gallery, on: screen))
        }
    }
}
