import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the context menus of items.
    @Suite @MainActor struct CollectionContextMenuTests {
        private final class Menus: UICollectionViewControllerTests.Cards {
            var log: [String] = []

            override func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("menu \(indexPaths.map(\.item)) at \(Int(point.x))")
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("display")
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("end")
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfiguration configuration: UIContextMenuConfiguration,
                highlightPreviewForItemAt indexPath: IndexPath
            ) -> UITargetedPreview? {
                log.append("highlight \(indexPath.item)")
                return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfiguration configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemAt indexPath: IndexPath
            ) -> UITargetedPreview? {
                log.append("dismissal \(indexPath.item)")
                return nil
            }
        }

        private func show() -> (Menus, TestScreen) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let controller = Menus(collectionViewLayout: layout)
            let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
            screen.show(controller)
            screen.settle()
            return (controller, screen)
        }

        @Test func aRightClickOpensTheMenuOfAnItem() throws {
            let (controller, screen) = show()
            let interaction = try #require(controller.collectionView.contextMenuInteraction)
            #expect(interaction.view === controller.collectionView)
            screen.rightClick(at: CGPoint(x: 150, y: 20))
            #expect(controller.log.first == "menu [1] at 150" && controller.log.last == "display")
            interaction.dismissMenu()
            screen.settle()
            #expect(controller.log.last == "end")
            controller.log = []
            screen.rightClick(at: CGPoint(x: 150, y: 300))
            #expect(controller.log.first == "menu [] at 150")
        }

        @Test func aFingerOpensTheMenuWithAPreviewOfTheItem() throws {
            let (controller, screen) = show()
            let cell = try #require(controller.collectionView.cellForItem(at: [0, 2]))
            screen.longPress(cell)
            screen.settle()
            #expect(controller.log.contains("highlight 2"))
            controller.collectionView.contextMenuInteraction?.dismissMenu()
            screen.settle()
            #expect(controller.log.contains("dismissal 2"))
        }
    }
}
