import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CollectionFocusTests {
        private func focused(_ fixture: CollectionFixture) -> String? {
            fixture.collection.visibleCells.first(where: \.isFocused).flatMap {
                ($0 as? CollectionFixture.Cell)?.name
            }
        }

        @Test func arrowsLeadFromItemToItem() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            #expect(screen.press(.keyboardTab) && focused(fixture) == "item 0")
            for (key, name) in [
                (UIKeyboardHIDUsage.keyboardRightArrow, "item 1"), (.keyboardDownArrow, "item 4"),
                (.keyboardLeftArrow, "item 3"), (.keyboardUpArrow, "item 0"),
            ] {
                screen.press(key)
                #expect(focused(fixture) == name)
            }
            for _ in 0..<30 {
                screen.press(.keyboardDownArrow)
                screen.settle()
            }
            #expect(
                focused(fixture) == "item 90"
                    && fixture.cell(90).map { fixture.collection.bounds.contains($0.frame) } == true
            )
        }

        @Test func returnSelectsAsATapDoes() {
            let fixture = CollectionFixture(items: 5)
            let screen = fixture.show()
            screen.press(.keyboardTab)
            screen.press(.keyboardRightArrow)
            fixture.log = []
            screen.press(.keyboardReturnOrEnter)
            #expect(fixture.log == ["shouldHighlight 1", "shouldSelect 1", "didSelect 1", "action 1"])
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 1]])
        }

        @Test func theSelectionMayFollowTheFocus() {
            let fixture = CollectionFixture(items: 5)
            fixture.collection.selectionFollowsFocus = true
            let screen = fixture.show()
            screen.press(.keyboardTab)
            screen.press(.keyboardRightArrow)
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 1]])
            #expect(!fixture.log.contains { $0.hasPrefix("action") })
        }

        @Test func itemsThatCannotHaveTheFocusDoNotGetIt() {
            let fixture = CollectionFixture(items: 5)
            fixture.collection.allowsFocus = false
            let screen = fixture.show()
            screen.press(.keyboardTab)
            #expect(focused(fixture) == nil)
            fixture.collection.allowsFocus = true
            fixture.collection.isEditing = true
            fixture.collection.allowsFocusDuringEditing = false
            screen.press(.keyboardTab)
            #expect(focused(fixture) == nil)
        }

        @Test func theFocusStaysWithItsItem() {
            let fixture = CollectionFixture([["a", "b", "c"]])
            let screen = fixture.show()
            screen.press(.keyboardTab)
            screen.press(.keyboardRightArrow)
            fixture.sections = [["x", "a", "b", "c"]]
            fixture.collection.insertItems(at: [[0, 0]])
            screen.settle()
            #expect(focused(fixture) == "b")
            fixture.sections = [["x", "a", "c"]]
            fixture.collection.deleteItems(at: [[0, 2]])
            screen.settle()
            #expect(focused(fixture) == "c")
        }
    }
}
