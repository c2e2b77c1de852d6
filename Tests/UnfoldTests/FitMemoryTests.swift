import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the cache of rows that fit.
@Suite(.serialized) @MainActor struct FitMemoryTests {
    /// The cache is emptied when it has many entries. Rows on the screen aren't affected.
    @Test func aRowOnTheScreenFitsAlsoWhenAnswersAreForgotten() {
        let fixture = NotesFixture()
        fixture.expander.presenter.fits = FitMemory()
        #expect(!fixture.expander.toggle(0) && fixture.expander.toggle(3))
    }

    @Test func onlyTheCellsThatAreManyAreForgotten() {
        var memory = FitMemory<Int>(capacity: 3)
        for id in [1, 2, 3, 3, 1] { memory.remember(true, nil, for: id) }
        #expect(memory.lastAnswer(for: 2) == true)
        memory.remember(false, nil, for: 4)
        #expect(memory.lastAnswer(for: 2) == nil && memory.lastAnswer(for: 4) == false)
    }

    @Test func rowsThatArePrunedAreNotKnown() {
        let fixture = NotesFixture()
        fixture.open(3)
        fixture.expander.prune { $0 == 1 }
        let fits = fixture.expander.presenter.fits
        #expect(fits.lastAnswer(for: 0) == nil && fits.lastAnswer(for: 1) == false)
        #expect(fixture.expander.state.isEmpty && fixture.expander.places.knownIDs.isEmpty)
    }

    /// A cell that declares whether its row fits.
    private final class KnowingCell: UITableViewCell, UnfoldingCell {
        var fits: Bool?
        func apply(_ level: RowLevel, reason: ExpansionReason) {}
        func fitsFolded(inRowOf width: CGFloat) -> Bool? { width == 320 ? fits : nil }
    }

    private final class KnowingController: UITableViewController {
        var fits: Bool? = true
        lazy var expander = RowExpander<Int>(tableView) { $0.row }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = KnowingCell()
            cell.fits = fits
            expander.configure(cell, at: indexPath)
            return cell
        }
    }

    @Test func aCellMayKnowAndARowMayChange() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = KnowingController(style: .plain)
        screen.show(controller)
        for fits in [true, nil, true, false] {
            controller.fits = fits
            controller.tableView.reloadData()
            screen.settle()
            let hasArrow = controller.tableView.visibleCells.first?.accessoryView != nil
            #expect(hasArrow == (fits != true) && controller.expander.toggle(0) == (fits != true))
            controller.expander.collapseAll()
        }
    }
}
