import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UICollectionViewLayoutTests {
        /// A layout of a column, with a decoration view behind all items.
        private final class Column: UICollectionViewLayout {
            final class Context: UICollectionViewLayoutInvalidationContext {}

            var prepared = 0
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            var flips = false
            var updates: [UICollectionViewUpdateItem.Action] = []

            override class var invalidationContextClass: AnyClass { Context.self }
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
            override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 1_000) }

            override func prepare() {
                super.prepare()
                prepared += 1
            }

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                updates = updateItems.map(\.updateAction)
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let count = collectionView?.numberOfItems(inSection: 0) ?? 0
                let items = (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
                return items + [layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])].compactMap { $0 }
            }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 10, y: 50 * indexPath.item, width: 100, height: 50)
                return attributes
            }

            override func layoutAttributesForDecorationView(
                ofKind elementKind: String,
                at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
                attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
                attributes.zIndex = -1
                return attributes
            }
        }

        private final class Back: UICollectionReusableView {}

        private func column(_ count: Int) -> (Column, LayoutFixture) {
            let layout = Column()
            layout.register(Back.self, forDecorationViewOfKind: "back")
            return (layout, LayoutFixture(layout, counts: [count]))
        }

        @Test func aLayoutPlacesCellsAndDecorationViews() throws {
            let (layout, fixture) = column(3)
            let screen = fixture.show()
            #expect(layout.collectionView === fixture.collection)
            #expect(fixture.frame(2) == CGRect(x: 10, y: 100, width: 100, height: 50))
            let back = try #require(fixture.collection.subviews.first { $0 is Back })
            #expect(back.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
            layout.register(nil as AnyClass?, forDecorationViewOfKind: "back")
            #expect(layout.decorationViews.source(ofKind: "back") == nil)
            screen.settle()
        }

        @Test func anInvalidatedLayoutIsPreparedOnce() {
            let (layout, fixture) = column(3)
            let screen = fixture.show()
            (layout.prepared, layout.contexts) = (0, [])
            layout.invalidateLayout()
            layout.invalidateLayout()
            #expect(layout.contexts.count == 2 && layout.contexts.allSatisfy { $0 is Column.Context })
            #expect(layout.contexts.map(\.invalidateEverything) == [true, true])
            screen.settle()
            #expect(layout.prepared == 1)
            // Scrolling doesn't invalidate the layout.
            fixture.collection.contentOffset.y = 100
            screen.settle()
            #expect(layout.prepared == 1)
        }

        @Test func aContextMovesTheContent() {
            let (layout, fixture) = column(3)
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 100
            let context = Column.Context()
            context.contentOffsetAdjustment.y = 30
            layout.invalidateLayout(with: context)
            screen.settle()
            #expect(fixture.collection.contentOffset.y == 130)
        }

        @Test(arguments: [-130, 100_000] as [CGFloat]) func aContextMovesTheContentNoFurtherThanItsEdges(way: CGFloat) {
            let (layout, fixture) = column(30)
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 100
            let context = Column.Context()
            context.contentOffsetAdjustment.y = way
            layout.invalidateLayout(with: context)
            screen.settle()
            let end = fixture.collection.contentSize.height - fixture.collection.bounds.height
            #expect(end > 0 && fixture.collection.contentOffset.y == (way < 0 ? 0 : end))
        }

        @Test func aFlippedLayoutIsMirroredInTheOppositeDirection() {
            let (layout, fixture) = column(3)
            #expect(!layout.isFlipped && layout.developmentLayoutDirection == .leftToRight)
            fixture.collection.semanticContentAttribute = .forceRightToLeft
            #expect(!layout.isFlipped)
            layout.flips = true
            #expect(layout.isFlipped)
            let screen = fixture.show()
            #expect(fixture.frame(0) == CGRect(x: 290, y: 0, width: 100, height: 50))
            screen.settle()
        }

        @Test func insertedItemsFadeInAndDeletedOnesOut() throws {
            let (layout, fixture) = column(3)
            let screen = fixture.show()
            let deleted = try #require(fixture.collection.cellForItem(at: [0, 0]))
            fixture.counts = [3]
            fixture.collection.performBatchUpdates {
                fixture.collection.deleteItems(at: [[0, 0]])
                fixture.collection.insertItems(at: [[0, 2]])
            }
            let inserted = try #require(fixture.collection.cellForItem(at: [0, 2]))
            screen.advance(by: 0.1)
            #expect(layout.updates.sorted { $0.rawValue < $1.rawValue } == [.insert, .delete])
            let opacities = [deleted, inserted].map { $0.layer.presentation()?.opacity ?? -1 }
            #expect(opacities.allSatisfy { $0 > 0 && $0 < 1 })
            screen.settle()
            #expect(deleted.superview == nil && inserted.alpha == 1)
        }

        @Test func aPlainLayoutShowsNothing() {
            let layout = UICollectionViewLayout()
            let proposed = CGPoint(x: 1, y: 2)
            #expect(layout.collectionViewContentSize == .zero && layout.layoutAttributesForElements(in: .zero) == nil)
            #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) == nil)
            #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: [0, 0]) == nil)
            #expect(layout.targetContentOffset(forProposedContentOffset: proposed) == proposed)
            #expect(
                layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero) == proposed
            )
            #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
            #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a").isEmpty)
            #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a").isEmpty)
            #expect(layout.indexPathsToInsertForDecorationView(ofKind: "a").isEmpty)
            #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "a").isEmpty)
            #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
            #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 0]) == nil)
            #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
        }

        @Test func anUpdateItemKnowsItsPlaces() {
            let move = UICollectionViewUpdateItem(.move, before: [0, 1], after: [0, 2])
            #expect(move.updateAction == .move && move.indexPathBeforeUpdate == [0, 1])
            #expect(move.indexPathAfterUpdate == [0, 2])
            let section = UICollectionViewUpdateItem(.insert, sectionBefore: nil, sectionAfter: 3)
            #expect(section.indexPathBeforeUpdate == nil && section.indexPathAfterUpdate?.section == 3)
            #expect(section.indexPathAfterUpdate?.item == NSNotFound)
        }
    }
}
