import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UICollectionViewFlowLayoutTests {
        private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
            let flow = UICollectionViewFlowLayout()
            change(flow)
            return flow
        }

        // MARK: Properties

        @Test func theDefaultsAreApples() {
            let flow = UICollectionViewFlowLayout()
            #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
            #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.estimatedItemSize == .zero)
            #expect(flow.scrollDirection == .vertical && flow.sectionInset == .zero)
            #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
            #expect(flow.sectionInsetReference == .fromContentInset)
            #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
        }

        @Test func eachPropertyChangesThePlaces() {
            let flow = flow { $0.itemSize = CGSize(width: 60, height: 40) }
            let fixture = LayoutFixture(flow, counts: [6, 1])
            let screen = fixture.show()
            func places() -> [CGRect?] {
                screen.settle()
                return [fixture.frame(1), fixture.frame(5), fixture.frame(0, 1), fixture.header(1), fixture.footer(0)]
            }
            #expect(fixture.frame(4) == CGRect(x: 0, y: 50, width: 60, height: 40))
            #expect(fixture.frame(1)?.minX == 86.5)
            var last = places()
            let changes: [(String, () -> Void)] = [
                ("itemSize", { flow.itemSize.height = 30 }),
                ("minimumLineSpacing", { flow.minimumLineSpacing = 5 }),
                ("minimumInteritemSpacing", { flow.minimumInteritemSpacing = 50 }),
                ("sectionInset", { flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
                ("headerReferenceSize", { flow.headerReferenceSize = CGSize(width: 0, height: 20) }),
                ("footerReferenceSize", { flow.footerReferenceSize = CGSize(width: 0, height: 15) }),
                ("scrollDirection", { flow.scrollDirection = .horizontal }),
            ]
            for (name, change) in changes {
                change()
                let next = places()
                #expect(next != last, "\(name)")
                last = next
            }
            // Headers of no width in a horizontal layout are none.
            #expect(fixture.header(1) == nil && fixture.frame(0) == CGRect(x: 2, y: 1, width: 60, height: 30))
        }

        @Test func headersAndFootersHaveTheLengthOfLines() {
            let fixture = LayoutFixture(
                flow {
                    $0.headerReferenceSize = CGSize(width: 7, height: 20)
                    $0.footerReferenceSize = CGSize(width: 7, height: 10)
                },
                counts: [1, 1]
            )
            let screen = fixture.show()
            #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 20))
            #expect(fixture.footer(0) == CGRect(x: 0, y: 70, width: 320, height: 10))
            #expect(fixture.header(1)?.minY == 80 && fixture.collection.contentSize.height == 160)
            screen.settle()
        }

        @Test func linesAreBetweenTheContentInsets() {
            let fixture = LayoutFixture(flow { $0.itemSize = CGSize(width: 100, height: 40) }, counts: [3])
            fixture.collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
            let screen = fixture.show()
            #expect(fixture.frame(1)?.minX == 160 && fixture.frame(2)?.minY == 50)
            #expect(fixture.collection.contentSize.width == 260)
            fixture.collection.contentInset = .zero
            fixture.collection.setNeedsLayout()
            screen.settle()
            #expect(fixture.frame(1)?.minX == 110 && fixture.collection.contentSize.width == 320)
        }

        @Test func insetsAreDistancesToTheReference() {
            let fixture = LayoutFixture(flow { $0.sectionInset.left = 5 }, counts: [3])
            fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
            fixture.collection.insetsLayoutMarginsFromSafeArea = false
            fixture.additionalSafeAreaInsets.left = 12
            let screen = fixture.show()
            #expect(fixture.frame(0)?.minX == 5)
            (fixture.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInsetReference =
                .fromSafeArea
            screen.settle()
            #expect(fixture.frame(0)?.minX == 17)
            (fixture.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInsetReference =
                .fromLayoutMargins
            screen.settle()
            #expect(fixture.frame(0)?.minX == 35)
        }

        // MARK: Delegate

        @Test func theDelegateDeterminesEverySection() {
            let fixture = FlowFixture(counts: [4, 2])
            fixture.sizes = { $0.section == 0 ? CGSize(width: 100, height: 30) : CGSize(width: 90, height: 20) }
            fixture.insets = [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .zero]
            fixture.lineSpacing = [7, 0]
            fixture.itemSpacing = [20, 200]
            fixture.headers = [CGSize(width: 0, height: 10), .zero]
            fixture.footers = [.zero, CGSize(width: 0, height: 5)]
            let screen = fixture.show()
            #expect(fixture.frame(1) == CGRect(x: 216, y: 11, width: 100, height: 30))
            #expect(fixture.frame(2) == CGRect(x: 2, y: 48, width: 100, height: 30))
            #expect(fixture.header(0)?.height == 10 && fixture.header(1) == nil)
            #expect(fixture.frame(0, 1) == CGRect(x: 115, y: 81, width: 90, height: 20))
            #expect(fixture.footer(1) == CGRect(x: 0, y: 121, width: 320, height: 5) && fixture.footer(0) == nil)
            screen.settle()
        }

        @Test func sizesAreAskedForOncePerInvalidation() {
            let fixture = FlowFixture(counts: [3])
            let screen = fixture.show()
            #expect(Set(fixture.measured) == [[0, 0], [0, 1], [0, 2]])
            fixture.measured = []
            fixture.collection.contentOffset.y = 10
            screen.settle()
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutAttributes = true
            fixture.flow.invalidateLayout(with: context)
            screen.settle()
            #expect(fixture.measured.isEmpty)
            context.invalidateFlowLayoutDelegateMetrics = true
            fixture.sizes = { _ in CGSize(width: 20, height: 20) }
            fixture.flow.invalidateLayout(with: context)
            screen.settle()
            #expect(fixture.measured == [[0, 0], [0, 1], [0, 2]] && fixture.frame(0)?.width == 20)
            fixture.measured = []
            fixture.flow.invalidateLayout()
            screen.settle()
            #expect(fixture.measured == [[0, 0], [0, 1], [0, 2]])
        }

        @Test func aDelegateWithoutSizesIsAskedForTheFirstItemOnly() {
            final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {}
            let delegate = Delegate()
            let fixture = LayoutFixture(flow { $0.sectionInset.left = 3 }, counts: [500_000_000])
            fixture.collection.delegate = delegate
            let screen = fixture.show()
            #expect(fixture.frame(0) == CGRect(x: 3, y: 0, width: 50, height: 50))
            let lines: CGFloat = 100_000_000
            #expect(fixture.collection.contentSize.height == lines * 60 - 10)
            fixture.collection.contentOffset.y = fixture.collection.contentSize.height - 480
            screen.settle()
            #expect(fixture.frame(499_999_999)?.maxY == fixture.collection.contentSize.height)
        }

        // MARK: Queries

        @Test func subclassesChangeCopiesOfTheAttributes() throws {
            final class Attributes: UICollectionViewLayoutAttributes {}
            final class Shifted: UICollectionViewFlowLayout {
                override class var layoutAttributesClass: AnyClass { Attributes.self }

                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    super.layoutAttributesForElements(in: rect)?.map { attributes in
                        attributes.frame.origin.x += 7
                        return attributes
                    }
                }
            }
            let layout = Shifted()
            let fixture = LayoutFixture(layout, counts: [3])
            let screen = fixture.show()
            #expect(fixture.frame(0)?.minX == 7)
            fixture.collection.contentOffset.y = 1
            screen.settle()
            #expect(fixture.frame(0)?.minX == 7)
            let attributes = try #require(layout.layoutAttributesForItem(at: [0, 0]))
            #expect(attributes is Attributes && attributes.frame.minX == 0 && attributes.indexPath == [0, 0])
        }

        @Test func elementsThatAreNotThereHaveNoAttributes() {
            let layout = flow { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
            let fixture = LayoutFixture(layout, counts: [3])
            let screen = fixture.show()
            let (header, footer) = (
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
            )
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0])?.frame.height == 20)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: footer, at: [0, 0]) == nil)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 1]) == nil)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [1, 0]) == nil)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: [0, 0]) == nil)
            #expect(
                layout.layoutAttributesForItem(at: [0, 3]) == nil && layout.layoutAttributesForItem(at: [0]) == nil
            )
            screen.settle()
            #expect(UICollectionViewFlowLayout().layoutAttributesForElements(in: .infinite)?.isEmpty == true)
        }

        // MARK: Bounds

        @Test func anotherWidthInvalidatesAndScrollingDoesNot() {
            let fixture = FlowFixture(counts: [3])
            fixture.sizes = { [unowned fixture] _ in
                CGSize(width: fixture.collection.bounds.width / 2 - 5, height: 40)
            }
            let screen = fixture.show()
            let bounds = fixture.collection.bounds
            #expect(!fixture.flow.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 9)))
            #expect(!fixture.flow.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 0, dy: 9)))
            #expect(fixture.flow.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 9, dy: 0)))
            #expect(fixture.frame(1)?.minX == 165)
            fixture.collection.frame.size.width = 220
            screen.settle()
            #expect(fixture.frame(1) == CGRect(x: 115, y: 0, width: 105, height: 40))
        }

        @Test func pinnedHeadersFollowScrolling() {
            let fixture = FlowFixture(counts: [40, 40])
            fixture.flow.headerReferenceSize = CGSize(width: 0, height: 30)
            fixture.flow.footerReferenceSize = CGSize(width: 0, height: 20)
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 100
            screen.settle()
            #expect(fixture.header(0) == nil && fixture.footer(0)?.minY == 500)
            fixture.flow.sectionHeadersPinToVisibleBounds = true
            fixture.flow.sectionFootersPinToVisibleBounds = true
            screen.settle()
            #expect(fixture.header(0)?.minY == 100 && fixture.footer(0)?.minY == 500)
            fixture.collection.contentInset.top = 10
            fixture.collection.contentOffset.y = 50
            screen.settle()
            #expect(fixture.header(0)?.minY == 60 && fixture.footer(0)?.minY == 500)
            fixture.collection.contentOffset.y = 0
            screen.settle()
            #expect(fixture.footer(0)?.minY == 460)
            let context = fixture.flow.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 480))
            let kinds = context.invalidatedSupplementaryIndexPaths
            #expect(kinds?[UICollectionView.elementKindSectionHeader] == [[0, 0]])
            #expect(kinds?[UICollectionView.elementKindSectionFooter] == [[0, 0]])
            let header = fixture.flow.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: [0, 0]
            )
            #expect(header?.zIndex == 10)
        }

        // MARK: Direction

        private final class Flipped: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }

        @Test func linesBeginOnTheRightOnlyIfTheLayoutIsFlipped() {
            let plain = LayoutFixture(UICollectionViewFlowLayout(), counts: [6])
            plain.collection.semanticContentAttribute = .forceRightToLeft
            let screen = plain.show()
            #expect(plain.frame(0)?.minX == 0)
            screen.settle()
            let flipped = LayoutFixture(Flipped(), counts: [6])
            flipped.collection.semanticContentAttribute = .forceRightToLeft
            let other = flipped.show()
            #expect(flipped.frame(0)?.maxX == 320 && flipped.frame(1)?.maxX == 252.5 && flipped.frame(5)?.maxX == 320)
            other.settle()
        }

        @Test func aFlippedHorizontalFlowBeginsAtItsRightEnd() {
            let layout = Flipped()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 480)
            let fixture = LayoutFixture(layout, counts: [10])
            fixture.collection.semanticContentAttribute = .forceRightToLeft
            let screen = fixture.show()
            #expect(fixture.collection.contentSize.width == 1_090 && fixture.collection.contentOffset.x == 770)
            #expect(fixture.frame(0)?.maxX == 1_090 && fixture.frame(9) == nil)
            screen.settle()
        }

        // MARK: Sizes of cells

        @Test func cellsDetermineTheirSizes() {
            let layout = flow { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
            let fixture = LayoutFixture(layout, counts: [5])
            fixture.preferred = { CGSize(width: 320, height: 20 + 10 * $0.item) }
            let screen = fixture.show()
            #expect((0..<5).map { fixture.frame($0)?.minY } == [0, 30, 70, 120, 180])
            #expect(fixture.collection.contentSize.height == 240)
            screen.settle()
            let cell = fixture.collection.cellForItem(at: [0, 0]) as? LayoutFixture.Cell
            #expect(cell?.applied.last == CGRect(x: 0, y: 0, width: 320, height: 20))
        }

        @Test func withoutEstimatesCellsAreNotAsked() {
            let fixture = LayoutFixture(UICollectionViewFlowLayout(), counts: [2])
            fixture.preferred = { _ in CGSize(width: 10, height: 10) }
            let screen = fixture.show()
            #expect(fixture.frame(0)?.size == CGSize(width: 50, height: 50))
            screen.settle()
        }

        @Test func automaticSizesAreEstimates() {
            let automatic = UICollectionViewFlowLayout.automaticSize
            for change: (UICollectionViewFlowLayout) -> Void in [
                { $0.itemSize = automatic }, { $0.estimatedItemSize = automatic },
            ] {
                let fixture = LayoutFixture(flow(change), counts: [2])
                fixture.preferred = { $0.item == 0 ? CGSize(width: 30, height: 20) : nil }
                let screen = fixture.show()
                #expect(fixture.frame(0)?.size == CGSize(width: 30, height: 20))
                #expect(fixture.frame(1) == CGRect(x: 40, y: 0, width: 50, height: 50))
                screen.settle()
            }
            let fixture = FlowFixture(counts: [2])
            fixture.sizes = { $0.item == 0 ? automatic : CGSize(width: 60, height: 60) }
            fixture.preferred = { _ in CGSize(width: 30, height: 20) }
            let screen = fixture.show()
            #expect(fixture.frame(0)?.size == CGSize(width: 30, height: 20))
            screen.settle()
        }

        @Test func sizesBeforeTheScreenKeepVisibleItemsInPlace() {
            let layout = flow { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
            let fixture = LayoutFixture(layout, counts: [100])
            fixture.preferred = { _ in CGSize(width: 320, height: 80) }
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 3_000
            screen.settle()
            let visible = fixture.collection.indexPathsForVisibleItems.min()?.item ?? 0
            let place = (fixture.frame(visible + 1)?.minY ?? 0) - fixture.collection.contentOffset.y
            // The item before is still estimated. It comes into sight by 10 points.
            fixture.collection.contentOffset.y = (fixture.frame(visible)?.minY ?? 0) - 20
            screen.settle()
            let moved = (fixture.frame(visible + 1)?.minY ?? 0) - fixture.collection.contentOffset.y
            #expect(fixture.frame(visible - 1)?.height == 80)
            #expect(moved == 110 && place <= 90)
        }

        @Test func knownSizesMoveWithTheirItems() {
            let layout = flow { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
            let fixture = LayoutFixture(layout, counts: [30])
            fixture.preferred = { CGSize(width: 320, height: 20 + 10 * $0.item) }
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 1_000
            screen.settle()
            fixture.counts = [31]
            fixture.collection.insertItems(at: [[0, 0]])
            screen.settle()
            func heights() -> [CGFloat?] { (0..<4).map { layout.layoutAttributesForItem(at: [0, $0])?.frame.height } }
            #expect(heights() == [50, 20, 30, 40])
            fixture.counts = [29]
            fixture.collection.deleteItems(at: [[0, 0], [0, 2]])
            screen.settle()
            #expect(heights() == [20, 40, 50, 60])
            layout.invalidateLayout()
            screen.settle()
            #expect(heights() == [50, 50, 50, 50])
        }
    }
}
