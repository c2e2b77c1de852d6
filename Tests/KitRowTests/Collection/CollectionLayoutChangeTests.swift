import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests changes of the layout, of its sizes and of the bounds.
    @Suite @MainActor struct CollectionLayoutChangeTests {
        private final class Cell: UICollectionViewCell {
            static var log: [String] = []
            override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                Self.log.append("will")
            }
            override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                Self.log.append("did")
            }
        }

        @Test func viewsMoveToTheirPlacesInAnotherLayout() throws {
            let fixture = CollectionFixture(items: 6)
            let screen = fixture.show()
            let (old, new) = (try #require(fixture.collection.collectionViewLayout as? GridLayout), GridLayout())
            new.itemSize = CGSize(width: 150, height: 80)
            let cell = try #require(fixture.cell(1))
            var finished: Bool?
            fixture.collection.setCollectionViewLayout(new, animated: true) { finished = $0 }
            screen.advance(by: 0.1)
            #expect(fixture.cell(1) === cell && fixture.collection.collectionViewLayout === new)
            let frame = screen.presentedFrame(of: cell)
            #expect(frame.minX > 100 && frame.minX < 150 && frame.height > 50 && frame.height < 80)
            #expect(finished == nil)
            screen.settle()
            #expect(finished == true && cell.frame == CGRect(x: 150, y: 0, width: 150, height: 80))
            #expect(fixture.collection.contentSize.height == 240 && fixture.log == [])
            #expect(old.calls.suffix(2) == ["to", "finalize transition"] && old.collectionView == nil)
            #expect(new.calls == ["from", "prepare", "finalize transition"] && new.collectionView != nil)
        }

        @Test func itemsComeAndGoWithALayout() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            let large = GridLayout()
            large.itemSize = CGSize(width: 300, height: 200)
            fixture.collection.setCollectionViewLayout(large, animated: true)
            screen.advance(by: 0.1)
            #expect(fixture.shownNames == ["item 0", "item 1"])
            screen.settle()
            #expect(fixture.displays.values.count { $0 == 1 } == 2)
            let small = GridLayout()
            fixture.collection.setCollectionViewLayout(small, animated: true)
            #expect(fixture.shownNames.count == 24)
            screen.settle()
            #expect(fixture.displays.values.count { $0 == 1 } == 24)
        }

        @Test func theLayoutIsSetWithoutAnimation() throws {
            let fixture = CollectionFixture(items: 6)
            let screen = fixture.show()
            let new = GridLayout()
            new.itemSize.width = 150
            fixture.collection.collectionViewLayout = new
            screen.advance(by: 0.02)
            #expect(screen.presentedFrame(of: try #require(fixture.cell(1))).minX == 150)
        }

        @Test func cellsHearOfTheChange() {
            let fixture = CollectionFixture(items: 1)
            fixture.loadViewIfNeeded()
            fixture.collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            let screen = fixture.show()
            Cell.log = []
            fixture.collection.setCollectionViewLayout(GridLayout(), animated: true)
            #expect(Cell.log == ["will"])
            screen.settle()
            #expect(Cell.log == ["will", "did"])
        }

        @Test func aLayoutChangesInAnAnimationBlock() throws {
            let fixture = CollectionFixture(items: 6)
            let screen = fixture.show()
            UIView.animate(withDuration: 0.4) {
                (fixture.collection.collectionViewLayout as? GridLayout)?.itemSize.width = 140
                fixture.collection.layoutIfNeeded()
            }
            screen.advance(by: 0.2)
            let x = screen.presentedFrame(of: try #require(fixture.cell(1))).minX
            #expect(x > 100 && x < 140)
            screen.settle()
        }

        @Test func theLayoutIsAskedAboutBoundsBeforeTheyChange() {
            let fixture = CollectionFixture(items: 6)
            let screen = fixture.show()
            let layout = fixture.collection.collectionViewLayout as? GridLayout
            layout?.calls = []
            screen.resize(to: CGSize(width: 220, height: 400))
            screen.settle()
            #expect(
                layout?.calls == ["prepare"] && fixture.cell(2)?.frame == CGRect(x: 0, y: 50, width: 100, height: 50)
            )
            fixture.collection.contentOffset.y = 1
            screen.settle()
            #expect(layout?.calls == ["prepare"])
        }

        @Test func aContextMovesTheContent() throws {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 1000
            screen.settle()
            let layout = fixture.collection.collectionViewLayout
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
            layout.invalidateLayout(with: context)
            screen.settle()
            #expect(fixture.collection.contentOffset.y == 1025)
        }

        // MARK: Self-sizing

        @Test func cellsDetermineTheirSizes() throws {
            let layout = GridLayout()
            layout.sizes = [:]
            let fixture = CollectionFixture(items: 300, layout: layout)
            fixture.onCell = { _ in }
            fixture.loadViewIfNeeded()
            fixture.collection.register(Tall.self, forCellWithReuseIdentifier: "cell")
            let screen = fixture.show()
            let cells = fixture.collection.indexPathsForVisibleItems.sorted()
            #expect(cells.map(\.item) == Array(0..<8))
            let cell = try #require(fixture.collection.cellForItem(at: [0, 3]))
            #expect(cell.frame == CGRect(x: 150, y: 110, width: 150, height: 110))
            // A cell that was only measured waits for reuse.
            #expect(fixture.collection.subviews.count { $0 is UICollectionViewCell } == 8)
            fixture.collection.contentOffset.y = 200
            screen.settle()
            #expect(fixture.collection.cellForItem(at: [0, 5])?.frame.minY == 220)
        }

        private final class Tall: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.widthAnchor.constraint(equalToConstant: 150).isActive = true
                contentView.heightAnchor.constraint(equalToConstant: 110).isActive = true
            }
            required init?(coder: NSCoder) { nil }
        }

        @Test func aCellChangesItsSizeByItself() throws {
            let layout = GridLayout()
            layout.sizes = [:]
            let fixture = CollectionFixture(items: 2, layout: layout)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(0))
            cell.wanted = CGSize(width: 160, height: 50)
            cell.contentView.invalidateIntrinsicContentSize()
            screen.advance(by: 0.1)
            let x = screen.presentedFrame(of: try #require(fixture.cell(1))).minX
            #expect(x > 100 && x < 160)
            screen.settle()
            #expect(try #require(fixture.cell(1)).frame.minX == 160)
            fixture.collection.selfSizingInvalidation = .disabled
            cell.wanted = CGSize(width: 100, height: 50)
            cell.contentView.invalidateIntrinsicContentSize()
            screen.settle()
            #expect(try #require(fixture.cell(1)).frame.minX == 160)
        }
    }
}
