import Offscreen
import UIKit

/// Scripts for lists of collection views.
extension HandScript {
    /// Returns the script that taps items in turn, which open and fold, and scrolls.
    static func tapping(_ items: [IndexPath]) -> HandScript {
        HandScript { screen, controller in
            let top = (controller as? UINavigationController)?.topViewController ?? controller
            guard let collection = (top as? UICollectionViewController)?.collectionView else { return }
            screen.advance(by: 0.4)
            for item in items {
                tap(item, of: collection, screen)
                screen.advance(by: 0.9)
            }
            scroll(screen, by: 160)
            screen.advance(by: 1.5)
        }
    }

    /// Taps the chevron of an item, or the item if it has none.
    private static func tap(_ item: IndexPath, of collection: UICollectionView, _ screen: OffscreenScreen) {
        guard let cell = collection.cellForItem(at: item) else { return }
        let frame = screen.presentedFrame(of: cell)
        let hasChevron = (cell as? UICollectionViewListCell)?.accessories.contains {
            $0.accessoryType == .outlineDisclosure
        }
        screen.tap(at: CGPoint(x: hasChevron == true ? frame.maxX - 22 : frame.midX, y: frame.midY))
    }
}
