import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests which views a collection view makes, shows and uses again.
    @Suite @MainActor struct CollectionTilingTests {
        @Test func onlyTheItemsInSightHaveCells() throws {
            let fixture = CollectionFixture(items: 300)
            let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
            screen.show(fixture)
            screen.settle()
            // Eight lines of three.
            #expect(fixture.log.count == 24 && fixture.collection.visibleCells.count == 24)
            #expect(fixture.shownNames == (0..<24).map { "item \($0)" })
            #expect(try #require(fixture.cell(4)).frame == CGRect(x: 100, y: 50, width: 100, height: 50))
            #expect(fixture.collection.contentSize == CGSize(width: 300, height: 5000))
        }

        @Test func scrollingUsesCellsAgain() throws {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            let first = try #require(fixture.cell(0))
            fixture.collection.contentOffset.y = 50
            screen.settle()
            #expect(fixture.log == ["end 0.0", "end 0.1", "end 0.2", "cell 0.24", "cell 0.25", "cell 0.26"])
            #expect(first.timesReused == 1 && first.name.hasPrefix("item 2"))
            #expect(fixture.cell(0) == nil && fixture.collection.indexPath(for: first)?.item ?? 0 > 23)
            // A line that is partly in sight needs cells of its own.
            fixture.collection.contentOffset.y = 75
            screen.settle()
            #expect(fixture.collection.visibleCells.count == 27)
        }

        @Test func theDataSourceFindsTheSizeOfTheItemInTheCell() throws {
            let fixture = CollectionFixture(items: 3)
            _ = fixture.show()
            #expect(try #require(fixture.cell(1)).sizeInDataSource == CGSize(width: 100, height: 50))
        }

        /// After any scrolling, resizing and changes of the layout, the cells on the screen are those whose attributes
        /// intersect the bounds, at the places of these, and each was displayed once.
        @Test(arguments: 0..<20 as Range<UInt64>) func theCellsAreThoseWhoseAttributesAreInSight(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            let fixture = CollectionFixture(
                (0..<random.below(5) + 1).map { section in (0..<random.below(40)).map { "\(section).\($0)" } }
            )
            let layout = try #require(fixture.collection.collectionViewLayout as? GridLayout)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: GridLayout.decorationKind)
            let screen = fixture.show()
            for step in 0..<30 {
                switch random.below(6) {
                case 0: layout.itemSize = CGSize(width: 20 + random.below(200), height: 10 + random.below(90))
                case 1: layout.headerHeight = CGFloat(random.below(3) * 20)
                case 2: layout.decorates.toggle(); layout.invalidateLayout()
                case 3: screen.resize(to: CGSize(width: 200 + random.below(300), height: 200 + random.below(300)))
                default:
                    let rest = max(0, fixture.collection.contentSize.height - fixture.collection.bounds.height)
                    fixture.collection.contentOffset.y = CGFloat(random.below(Int(rest) + 1))
                }
                screen.settle()
                let collection = fixture.collection
                let wanted = try #require(layout.layoutAttributesForElements(in: collection.bounds))
                    .filter { $0.frame.overlaps(collection.bounds) }
                let views = collection.subviews.compactMap { $0 as? UICollectionReusableView }
                let comment: Comment = "seed \(seed), step \(step)"
                #expect(views.count == wanted.count, comment)
                for attributes in wanted {
                    let view = collection.shown.views[attributes.element]
                    #expect(view?.frame == attributes.frame && view?.superview === collection, comment)
                    #expect(view?.layer.zPosition == CGFloat(attributes.zIndex), comment)
                }
                for view in views where !(view.element?.category == .decorationView(kind: "back")) {
                    #expect(fixture.displays[ObjectIdentifier(view)] == 1, comment)
                }
                #expect(fixture.displays.values.allSatisfy { $0 == 0 || $0 == 1 }, comment)
                #expect(fixture.displays.values.count { $0 == 1 } <= views.count, comment)
            }
        }

        @Test func supplementaryViewsAreFoundByKindAndPlace() throws {
            let layout = GridLayout()
            layout.headerHeight = 30
            let fixture = CollectionFixture([["a"], ["b"]], layout: layout)
            _ = fixture.show()
            let (collection, kind) = (fixture.collection, UICollectionView.elementKindSectionHeader)
            #expect(kind == "UICollectionElementKindSectionHeader")
            #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
            let header = try #require(collection.supplementaryView(forElementKind: kind, at: [1, 0]))
            #expect(header is CollectionFixture.Header && header.frame == CGRect(x: 0, y: 80, width: 300, height: 30))
            #expect(collection.indexPath(forSupplementaryView: header) == [1, 0])
            #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
            #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() == [[0, 0], [1, 0]])
            #expect(collection.visibleSupplementaryViews(ofKind: "other").isEmpty)
            let attributes = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])
            #expect(attributes?.frame == header.frame)
            #expect(collection.layoutAttributesForItem(at: [1, 0])?.frame.minY == 110)
            #expect(collection.layoutAttributesForItem(at: [1, 1]) == nil)
        }

        @Test func decorationViewsComeFromTheLayout() throws {
            final class Back: UICollectionReusableView {}
            let layout = GridLayout()
            layout.decorates = true
            layout.register(Back.self, forDecorationViewOfKind: GridLayout.decorationKind)
            let fixture = CollectionFixture(items: 5, layout: layout)
            let screen = fixture.show()
            let back = try #require(fixture.collection.subviews.compactMap { $0 as? Back }.first)
            #expect(back.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
            fixture.collection.reloadData()
            screen.settle()
            #expect(fixture.collection.subviews.compactMap { $0 as? Back } == [back])
        }

        @Test func aPointLeadsToTheItemInFront() {
            let fixture = CollectionFixture(items: 300)
            _ = fixture.show()
            #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 150, y: 60)) == [0, 4])
            #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 150, y: 4999)) == [0, 298])
            #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 150, y: 5001)) == nil)
        }

        @Test func reloadingAsksForEverythingAgain() throws {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            fixture.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            fixture.sections = [["x"], ["y", "z"]]
            fixture.collection.reloadData()
            #expect(fixture.collection.numberOfSections == 2 && fixture.collection.numberOfItems(inSection: 1) == 2)
            screen.settle()
            #expect(fixture.shownNames == ["x", "y", "z"])
            #expect(fixture.collection.indexPathsForSelectedItems ?? [] == [])
            #expect(fixture.displays.values.count { $0 == 1 } == 3)
        }

        @Test func theNumbersAreAskedForOnce() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            #expect(fixture.counts == 1)
            fixture.collection.contentOffset.y = 500
            screen.settle()
            #expect(fixture.collection.numberOfItems(inSection: 0) == 300 && fixture.counts == 1)
        }

        @Test func theBackgroundStaysBehindTheItems() throws {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            let back = UIView()
            fixture.collection.backgroundView = back
            fixture.collection.contentOffset.y = 70
            screen.settle()
            #expect(fixture.collection.subviews.first === back && back.frame == fixture.collection.bounds)
            fixture.collection.backgroundView = nil
            #expect(back.superview == nil)
        }

        @Test func theClientsOwnSubviewsStayInFront() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            let label = UILabel()
            fixture.collection.addSubview(label)
            fixture.collection.contentOffset.y = 500
            screen.settle()
            #expect(fixture.collection.subviews.last { !($0 is UIImageView) } === label)
        }

        @Test func hiddenElementsHaveNoViews() {
            final class Hiding: GridLayout {
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    let all = super.layoutAttributesForElements(in: rect)
                    for attributes in all ?? [] where attributes.indexPath.item % 2 == 1 { attributes.isHidden = true }
                    return all
                }
            }
            let fixture = CollectionFixture(items: 6, layout: Hiding())
            _ = fixture.show()
            #expect(fixture.shownNames == ["item 0", "item 2", "item 4"])
        }

        @Test func attributesAreAppliedOnlyWhenTheyChange() throws {
            let fixture = CollectionFixture(items: 30)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(3))
            let count = cell.applied.count
            fixture.collection.contentOffset.y = 10
            screen.settle()
            #expect(cell.applied.count == count)
            (fixture.collection.collectionViewLayout as? GridLayout)?.itemSize.height = 60
            screen.settle()
            #expect(cell.applied.count == count + 1 && cell.applied.last?.frame.minY == 60)
        }

        @Test func aFlippedLayoutIsMirrored() throws {
            let layout = GridLayout()
            layout.flips = true
            let fixture = CollectionFixture(items: 4, layout: layout)
            fixture.collection.semanticContentAttribute = .forceRightToLeft
            _ = fixture.show()
            #expect(try #require(fixture.cell(0)).frame == CGRect(x: 200, y: 0, width: 100, height: 50))
            #expect(fixture.collection.layoutAttributesForItem(at: [0, 1])?.frame.minX == 100)
            #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 290, y: 10)) == [0, 0])
        }

        @Test func readingGoesByItemsAndHeaders() {
            let layout = GridLayout()
            layout.headerHeight = 30
            let fixture = CollectionFixture([["a", "b"], ["c"]], layout: layout)
            _ = fixture.show()
            let order = fixture.collection.itemsInReadingOrder.compactMap { view in
                (view as? CollectionFixture.Cell)?.name ?? (view is CollectionFixture.Header ? "header" : nil)
            }
            #expect(order == ["header", "a", "b", "header", "c"])
        }
    }
}
