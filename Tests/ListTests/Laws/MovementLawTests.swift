import CoreGraphics
import SeededRandom
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Moves items while others come and go, and compares with new collection views.
    @Suite @MainActor struct MovementLawTests {
        /// A layout of the client's own, which asks for items that the client must have.
        private final class Strict: UICollectionViewLayout {
            weak var items: MovedItems?
            private var frames: [IndexPath: CGRect] = [:]

            override func prepare() {
                super.prepare()
                frames = [:]
                var y: CGFloat = 0
                for section in 0..<(collectionView?.numberOfSections ?? 0) {
                    for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
                        // A movement between sections has other numbers of items than the client.
                        let name = items?.sections[section].dropFirst(item).first
                        let height = name.flatMap { items?.heights[$0] } ?? 40
                        frames[[section, item]] = CGRect(x: 0, y: y, width: 300, height: height > 0 ? 40 : 0)
                        y += 40
                    }
                }
            }

            override var collectionViewContentSize: CGSize {
                CGSize(width: 300, height: frames.values.map(\.maxY).max() ?? 0)
            }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = frames[indexPath] ?? .zero
                return attributes
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                frames.filter { $0.value.intersects(rect) }.keys.sorted().compactMap(layoutAttributesForItem)
            }
        }

        private func layout(_ kind: Int) -> UICollectionViewLayout {
            switch kind {
            case 0: MovedItems.grid()
            case 1: MovedItems.rows()
            case 2: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            default: Strict()
            }
        }

        private func make(_ kind: Int, _ sections: [[String]]) -> MovedItems {
            let layout = layout(kind)
            let items = MovedItems(layout, sections)
            (layout as? Strict)?.items = items
            for number in 0..<400 { items.heights["\(number)"] = kind == 0 ? nil : 30 + CGFloat(number * 37 % 60) }
            return items
        }

        @Test(arguments: 0..<60 as Range<UInt64>) func movementsAndUpdatesLeadToThePlacesOfANewView(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let kind = Int(seed % 4)
            var next = 0
            func names(_ count: Int) -> [String] {
                (0..<count).map { _ in
                    next += 1
                    return "\(next)"
                }
            }
            let items = make(kind, (0..<1 + random.below(3)).map { _ in names(random.below(7)) })
            let screen = items.show(CGSize(width: 320, height: 900))
            let collection = items.collection
            for _ in 0..<40 {
                let section = random.below(items.sections.count)
                let count = items.sections[section].count
                switch random.below(10) {
                case 0, 1:
                    if count > 0 {
                        _ = collection.beginInteractiveMovementForItem(at: [section, random.below(count)])
                    }
                case 2...5:
                    collection.updateInteractiveMovementTargetPosition(
                        CGPoint(x: CGFloat(random.below(320)), y: CGFloat(random.below(600)))
                    )
                case 6:
                    random.below(4) == 0 ? collection.cancelInteractiveMovement() : collection.endInteractiveMovement()
                case 7 where next < 380:
                    let place = random.below(count + 1)
                    items.sections[section].insert(contentsOf: names(1), at: place)
                    collection.insertItems(at: [[section, place]])
                case 8 where count > 0:
                    let item = random.below(count)
                    collection.performBatchUpdates {
                        items.sections[section].remove(at: item)
                        collection.deleteItems(at: [[section, item]])
                    }
                default: screen.advance(by: Double(random.below(30)) / 60)
                }
            }
            collection.endInteractiveMovement()
            screen.settle()
            let fresh = make(kind, items.sections)
            fresh.show(CGSize(width: 320, height: 900))
            #expect(items.shown == fresh.shown, "seed \(seed)")
            for name in fresh.shown { #expect(items.frame(name) == fresh.frame(name), "seed \(seed), \(name)") }
            let cells = collection.subviews.count { $0 is UICollectionViewCell }
            #expect(cells == collection.visibleCells.count, "seed \(seed)")
            for cell in collection.visibleCells {
                #expect(cell.configurationState.isReordering == false && cell.alpha == 1, "seed \(seed)")
            }
        }
    }
}
