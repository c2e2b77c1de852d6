import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

@MainActor struct CellFocusStyleTests {
    private let fixture = TableFixture(rows: 3)

    private func rings(_ view: UIView) -> [FocusRing] {
        (view as? FocusRing).map { [$0] } ?? view.subviews.flatMap(rings)
    }

    @Test(arguments: [UITableViewCell.FocusStyle.default, .custom]) func theStyleDecidesOnTheLine(
        style: UITableViewCell.FocusStyle
    ) throws {
        let screen = fixture.show()
        try #require(fixture.cell(0)).focusStyle = style
        screen.press(.keyboardTab)
        screen.settle()
        #expect(try #require(fixture.cell(0)).isFocused)
        #expect(rings(screen.window).count == (style == .default ? 1 : 0))
    }

    @Test func rowsCanBeWithoutFocusWhileTheyAreEdited() throws {
        let screen = fixture.show()
        fixture.table.allowsFocusDuringEditing = false
        screen.press(.keyboardTab)
        #expect(try #require(fixture.cell(0)).isFocused)
        screen.press(.keyboardDownArrow)
        #expect(try #require(fixture.cell(1)).isFocused)
        fixture.table.setEditing(true, animated: false)
        screen.press(.keyboardDownArrow)
        #expect(try #require(fixture.cell(2)).isFocused == false)
        fixture.table.setEditing(false, animated: false)
        fixture.table.allowsFocusDuringEditing = true
        fixture.table.setEditing(true, animated: false)
        screen.press(.keyboardDownArrow)
        #expect(try #require(fixture.cell(2)).isFocused)
    }
}
