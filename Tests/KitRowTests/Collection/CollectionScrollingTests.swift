import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CollectionScrollingTests {
        private nonisolated static let positions: [(UICollectionView.ScrollPosition, Double)] = [
            (.top, 1650), (.centeredVertically, 1475), (.bottom, 1300), ([.top, .left], 1650), ([], 1300),
        ]

        @Test(arguments: positions)
        func anItemIsScrolledToAPosition(position: UICollectionView.ScrollPosition, y: Double) {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            fixture.collection.scrollToItem(at: [0, 100], at: position, animated: false)
            #expect(fixture.collection.contentOffset.y == CGFloat(y) && fixture.cell(100) != nil)
            fixture.collection.contentOffset.y = 0
            fixture.collection.scrollToItem(at: [0, 100], at: position, animated: true)
            screen.advance(by: 0.1)
            #expect(fixture.collection.contentOffset.y > 0 && fixture.collection.contentOffset.y < CGFloat(y))
            screen.settle()
            #expect(fixture.collection.contentOffset.y == CGFloat(y))
        }

        @Test func theEndsOfTheContentLimitTheOffset() {
            let fixture = CollectionFixture(items: 300)
            _ = fixture.show()
            fixture.collection.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            fixture.collection.scrollToItem(at: [0, 299], at: .top, animated: false)
            #expect(fixture.collection.contentOffset.y == 4630)
            fixture.collection.scrollToItem(at: [0, 0], at: .bottom, animated: false)
            #expect(fixture.collection.contentOffset.y == -20)
            fixture.collection.scrollToItem(at: [0, 100], at: .top, animated: false)
            #expect(fixture.collection.contentOffset.y == 1630)
        }

        @Test func aHorizontalLayoutScrollsToTheSides() {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 400)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let fixture = CollectionFixture(items: 100, layout: layout)
            _ = fixture.show()
            let collection = fixture.collection
            for (position, x) in [
                (UICollectionView.ScrollPosition.left, 5000.0), (.centeredHorizontally, 4900), (.right, 4800),
            ] {
                collection.scrollToItem(at: [0, 50], at: position, animated: false)
                #expect(collection.contentOffset == CGPoint(x: CGFloat(x), y: 0))
            }
        }

        /// A drag comes to rest where the layout wants.
        @Test func theLayoutChoosesWhereADragEnds() {
            final class Snapping: GridLayout {
                override func targetContentOffset(
                    forProposedContentOffset proposedContentOffset: CGPoint,
                    withScrollingVelocity velocity: CGPoint
                ) -> CGPoint {
                    CGPoint(x: 0, y: (proposedContentOffset.y / 130).rounded() * 130)
                }
            }
            let fixture = CollectionFixture(items: 300, layout: Snapping())
            let screen = fixture.show()
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
            screen.settle()
            let offset = fixture.collection.contentOffset.y
            #expect(offset > 130 && offset.truncatingRemainder(dividingBy: 130) == 0)
        }

        @Test func pagesEndAtMultiplesOfTheView() {
            let fixture = CollectionFixture(items: 300)
            fixture.collection.isPagingEnabled = true
            let screen = fixture.show()
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 60), duration: 0.3)
            screen.settle()
            #expect(fixture.collection.contentOffset.y == 400)
        }

        @Test func aScrollInsideAnUpdateWaitsForTheItem() {
            let fixture = CollectionFixture(items: 30)
            let screen = fixture.show()
            fixture.collection.performBatchUpdates {
                fixture.sections[0] += (30..<300).map { "item \($0)" }
                fixture.collection.insertItems(at: (30..<300).map { [0, $0] })
                fixture.collection.scrollToItem(at: [0, 200], at: .top, animated: false)
            }
            screen.settle()
            #expect(fixture.collection.contentOffset.y == 3300)
        }

        @Test func prefetchingAnnouncesTheNextScreen() {
            final class Source: NSObject, UICollectionViewDataSourcePrefetching {
                var fetched: [[Int]] = []
                var cancelled: [[Int]] = []
                func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                    fetched.append(indexPaths.map(\.item))
                }
                func collectionView(
                    _ collectionView: UICollectionView,
                    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
                ) {
                    cancelled.append(indexPaths.map(\.item))
                }
            }
            let source = Source()
            let fixture = CollectionFixture(items: 300)
            fixture.collection.prefetchDataSource = source
            let screen = fixture.show()
            #expect(source.fetched == [Array(24..<48)])
            fixture.collection.contentOffset.y = 50
            screen.settle()
            #expect(source.fetched.last == [48, 49, 50])
            fixture.collection.contentOffset.y = 0
            screen.settle()
            #expect(source.cancelled == [Array(27..<51)])
            fixture.collection.isPrefetchingEnabled = false
            fixture.collection.contentOffset.y = 400
            screen.settle()
            #expect(source.fetched.count == 2)
        }
    }
}
