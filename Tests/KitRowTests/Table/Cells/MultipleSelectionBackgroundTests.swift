import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

@MainActor struct MultipleSelectionBackgroundTests {
    private let fixture = TableFixture(rows: 3)
    private let single = UIView()
    private let several = UIView()

    private func select() throws -> TableFixture.Cell {
        let screen = fixture.show()
        let cell = try #require(fixture.cell(1))
        cell.selectedBackgroundView = single
        cell.multipleSelectionBackgroundView = several
        screen.tap(cell)
        screen.settle()
        return cell
    }

    @Test func tablesThatSelectSeveralRowsShowIt() throws {
        fixture.table.allowsMultipleSelection = true
        let cell = try select()
        #expect(several.superview === cell && several.frame == cell.bounds)
        #expect(single.superview == nil)
        cell.multipleSelectionBackgroundView = nil
        #expect(several.superview == nil && single.superview === cell)
    }

    @Test func otherTablesDoNot() throws {
        let cell = try select()
        #expect(single.superview === cell && several.superview == nil)
    }
}
