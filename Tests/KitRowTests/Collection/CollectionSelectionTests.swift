import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CollectionSelectionTests {
        @Test func aTapAsksAndTellsInOrder() throws {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(
                fixture.log == [
                    "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "action 1",
                    "didUnhighlight 1",
                ]
            )
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 1]])
            #expect(try #require(fixture.cell(1)).isSelected)
        }

        /// The cell tells it if it is an element, and otherwise the texts in it do.
        @Test(arguments: [true, false]) func assistiveTechnologyKnowsWhatIsSelected(cellsAreElements: Bool) throws {
            let fixture = CollectionFixture(items: 3)
            let screen = fixture.show()
            for item in 0..<3 {
                let cell = try #require(fixture.cell(item))
                (cell.isAccessibilityElement, cell.accessibilityLabel) = (cellsAreElements, "cell \(item)")
                let label = UILabel(frame: cell.contentView.bounds)
                label.text = "cell \(item)"
                cell.contentView.addSubview(label)
            }
            let selected = { screen.accessibilityTree.filter { $0.traits.contains(.selected) }.map(\.label) }
            #expect(screen.accessibilityTree.count >= 3 && selected() == [])
            fixture.collection.allowsMultipleSelection = true
            screen.tap(try #require(fixture.cell(0)))
            screen.tap(try #require(fixture.cell(2)))
            screen.settle()
            #expect(selected() == ["cell 0", "cell 2"])
            fixture.collection.deselectItem(at: [0, 0], animated: false)
            screen.settle()
            #expect(selected() == ["cell 2"])
        }

        @Test func selectingAnotherItemDeselectsTheFirst() throws {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            fixture.log = []
            screen.tap(try #require(fixture.cell(3)))
            screen.settle()
            #expect(fixture.log.filter { $0.contains("elect") } == ["shouldSelect 3", "didDeselect 1", "didSelect 3"])
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 3]])
            #expect(try #require(fixture.cell(1)).isSelected == false)
        }

        @Test func theDelegateForbidsHighlightAndSelection() throws {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            fixture.mayHighlight = { _ in false }
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.log == ["shouldHighlight 1"])
            fixture.mayHighlight = { _ in true }
            fixture.maySelect = { _ in false }
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.collection.indexPathsForSelectedItems ?? [] == [] && !fixture.log.contains("didSelect 1"))
        }

        @Test func severalItemsAreToggled() throws {
            let fixture = CollectionFixture(items: 5)
            fixture.collection.allowsMultipleSelection = true
            let screen = fixture.show()
            for item in [1, 3] {
                screen.tap(try #require(fixture.cell(item)))
                screen.settle()
            }
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 1], [0, 3]])
            fixture.log = []
            fixture.mayDeselect = { $0.item != 3 }
            for item in [1, 3] {
                screen.tap(try #require(fixture.cell(item)))
                screen.settle()
            }
            #expect(
                fixture.log.filter { $0.contains("elect") } == [
                    "shouldDeselect 1", "didDeselect 1", "shouldDeselect 3",
                ]
            )
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 3]])
        }

        @Test func theHighlightFollowsTheTouch() throws {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            screen.touchDown(at: cell.center)
            screen.advance(by: 0.3)
            #expect(cell.isHighlighted)
            screen.touchUp()
            screen.settle()
            #expect(!cell.isHighlighted && cell.isSelected)
        }

        @Test func aDragScrollsAndSelectsNothing() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
            screen.settle()
            #expect(fixture.collection.contentOffset.y > 150)
            #expect(!fixture.log.contains { $0.hasPrefix("didSelect") })
        }

        @Test func codeSelectsWithoutTheDelegate() throws {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            let collection = fixture.collection
            collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
            #expect(try #require(fixture.cell(2)).isSelected)
            collection.selectItem(at: [0, 200], animated: false, scrollPosition: .top)
            screen.settle()
            #expect(collection.indexPathsForSelectedItems == [[0, 200]])
            #expect(try #require(fixture.cell(200)).isSelected && collection.contentOffset.y == 3300)
            collection.deselectItem(at: [0, 200], animated: false)
            #expect(collection.indexPathsForSelectedItems ?? [] == [])
            collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            collection.selectItem(at: nil, animated: false, scrollPosition: [])
            #expect(collection.indexPathsForSelectedItems ?? [] == [])
            #expect(!fixture.log.contains { $0.contains("elect") })
            collection.allowsSelection = false
            collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            #expect(collection.indexPathsForSelectedItems ?? [] == [])
        }

        @Test func theEditingModeHasItsOwnRules() throws {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            fixture.collection.isEditing = true
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.log == [])
            #expect(try #require(fixture.cell(1)).configurationState.isEditing)
            fixture.collection.allowsSelectionDuringEditing = true
            fixture.collection.allowsMultipleSelectionDuringEditing = true
            for item in [1, 2] {
                screen.tap(try #require(fixture.cell(item)))
                screen.settle()
            }
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 1], [0, 2]])
            #expect(!fixture.log.contains { $0.hasPrefix("action") })
        }

        @Test func aCellThatIsUsedAgainIsNotSelected() throws {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            fixture.collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
            fixture.collection.contentOffset.y = 1000
            screen.settle()
            #expect(fixture.collection.visibleCells.allSatisfy { !$0.isSelected })
            fixture.collection.contentOffset.y = 0
            screen.settle()
            #expect(try #require(fixture.cell(0)).isSelected)
        }
    }
}
