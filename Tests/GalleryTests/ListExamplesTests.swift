import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    /// Tests the lists of the gallery, by UIKit alone and with Unfold.
    @Suite @MainActor struct ListExamplesTests {
        /// A screen that is made in the test, since others share the display before it begins.
        @MainActor
        private final class Stage {
            lazy var screen = TestScreen(size: CGSize(width: 375, height: 667))
        }

        private let stage = Stage()
        private var screen: TestScreen { stage.screen }

        private func show<Controller: UICollectionViewController>(_ controller: Controller) -> Controller {
            screen.show(controller)
            screen.settle()
            return controller
        }

        private func tap(_ text: String, in controller: UICollectionViewController) throws {
            let cell = try #require(
                controller.collectionView.visibleCells.first { cell in
                    cell.everythingInside.contains { ($0 as? UILabel)?.text == text }
                },
                "\(text)"
            )
            screen.tap(cell)
            screen.settle()
        }

        private func count(_ controller: UICollectionViewController, _ section: Int = 0) -> Int {
            controller.collectionView.numberOfItems(inSection: section)
        }

        @Test func anOutlineOpensFromATapOnAWholeRow() throws {
            let plain = show(InstrumentListViewController())
            #expect(count(plain) == 9)
            try tap("Brass", in: plain)
            #expect(count(plain) == 13)
            let unfolding = show(UnfoldingInstrumentListViewController())
            try tap("Brass", in: unfolding)
            // The accordion folds the strings.
            #expect(count(unfolding) == 8)
            try tap("Horn", in: unfolding)
            #expect(count(unfolding) == 9)
        }

        @Test func aChoiceIsTaken() throws {
            for controller in [SettingsListViewController(), UnfoldingSettingsListViewController()] {
                let list = show(controller)
                try tap("Margins", in: list)
                #expect(count(list) == 6)
                try tap("Wide", in: list)
                #expect(list.chosen["Margins"] == "Wide")
                #expect(count(list) == (list is UnfoldingSettingsListViewController ? 3 : 6))
            }
        }

        @Test func aTextOfTheShopUnfoldsBelowTheCards() throws {
            func height(_ controller: UICollectionViewController) throws -> CGFloat {
                try #require(controller.collectionView.cellForItem(at: [1, 0])).frame.height
            }
            let plain = show(ShopViewController())
            let before = try height(plain)
            try tap("Winter aconite", in: plain)
            #expect(try height(plain) > before + 15)
            let unfolding = show(UnfoldingShopViewController())
            try tap("Winter aconite", in: unfolding)
            #expect(try height(unfolding) > before + 15)
            #expect(unfolding.expander["Winter aconite"] == .expanded)
        }

        @Test func theCardsOfTheShopPageAcross() throws {
            let shop = show(ShopViewController())
            let first = try #require(shop.collectionView.cellForItem(at: [0, 0]))
            let before = screen.presentedFrame(of: first).minX
            screen.swipe(.left, on: first, distance: 150)
            screen.settle()
            let cell = try #require(shop.collectionView.cellForItem(at: [0, 1]))
            #expect(abs(screen.presentedFrame(of: cell).midX - 187.5) < 1)
            #expect(screen.presentedFrame(of: first).minX < before - 100)
        }

        @Test func aFolderOfTheSidebarOpens() throws {
            let plain = show(MailSidebarViewController())
            #expect(count(plain, 1) == 6)
            // A tap on the name selects it, and only the chevron opens it.
            try tap("Choir", in: plain)
            #expect(count(plain, 1) == 6)
            let unfolding = show(UnfoldingMailSidebarViewController())
            try tap("Choir", in: unfolding)
            #expect(count(unfolding, 1) == 9)
            #expect(count(unfolding, 0) == 3)
        }
    }
}
