import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows with more than two levels, heights from the delegate, and cells that don't adopt the
/// library's protocols.
@Suite(.serialized) @MainActor struct LevelTests {
    private func show() -> (TestScreen, SizesController) {
        let (screen, sizes) = (TestScreen(size: CGSize(width: 320, height: 640)), SizesController())
        screen.framesPerSecond = 120
        screen.show(sizes)
        screen.settle()
        return (screen, sizes)
    }

    @Test func tapsGoThroughTheLevels() throws {
        let (screen, sizes) = show()
        let cell = try #require(sizes.tableView.cellForRow(at: [0, 3]))
        for size in [Size.medium, .big, .small, .medium] {
            let report = screen.jumps(in: sizes.tableView) {
                screen.tap(cell)
                screen.settle()
            }
            #expect(sizes.expander[3] == size && cell.frame.height == size.height)
            #expect(report.largest < 0.01, "\(report)")
            #expect(!(sizes.tableView.indexPathsForSelectedRows ?? []).contains([0, 3]))
        }
    }

    @Test func aPolicyCountsPerSection() {
        let (screen, sizes) = show()
        var heard: [[Int]] = []
        sizes.expander.willChange = { heard.append($0.map(\.id)) }
        for id in [1, 4, 101, 7, 108, 103] { sizes.expander.set(.medium, for: id) }
        screen.settle()
        #expect(Array(sizes.expander.state.unfolded) == [4, 7, 108, 103])
        #expect(heard == [[1], [4], [101], [7, 1], [108], [103, 101]])
        sizes.expander.set(.big, for: 4)
        #expect(sizes.expander[4] == .big && sizes.expander[7] == .medium, "another level opens no other row")
        #expect(
            sizes.tableView.rectForRow(at: [0, 4]).height == 200 && sizes.tableView.rectForRow(at: [0, 1]).height == 44
        )
    }

    @Test func theArrowTurnsWithItsRow() throws {
        let (screen, sizes) = show()
        let cell = try #require(sizes.tableView.cellForRow(at: [0, 3]))
        let arrow = try #require(cell.accessoryView?.subviews.first as? ChevronView)
        #expect(!arrow.isOpen && arrow.transform == .identity)
        screen.tap(cell)
        screen.advance(by: 0.1)
        let turn = try #require(arrow.layer.presentation()?.transform)
        #expect(turn.m12 > 0.05 && turn.m12 < 0.99, "on its way")
        screen.settle()
        #expect(arrow.isOpen && abs(arrow.transform.b - 1) < 1e-9)
        sizes.expander.indicator = .none
        screen.settle()
        #expect(cell.accessoryView == nil)
        screen.setLayoutDirection(rightToLeft: true)
        sizes.expander.indicator = .chevron
        screen.settle()
        let mirrored = try #require(sizes.tableView.cellForRow(at: [0, 3])?.accessoryView?.subviews.first)
        #expect(abs(mirrored.transform.b + 1) < 1e-9)
    }

    @Test func selectingSeveralRowsUnfoldsNone() throws {
        let fixture = NotesFixture()
        fixture.table.allowsMultipleSelectionDuringEditing = true
        fixture.table.setEditing(true, animated: false)
        fixture.screen.settle()
        for row in [1, 3] { try fixture.tap(row) }
        fixture.screen.settle()
        #expect(fixture.table.indexPathsForSelectedRows?.count == 2 && fixture.expander.state.unfolded.isEmpty)
    }
}
