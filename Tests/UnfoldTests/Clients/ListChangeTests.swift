import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows that are inserted, deleted, reordered, filtered and reloaded while others unfold.
@Suite(.serialized) @MainActor struct ListChangeTests {
    enum Change: CaseIterable {
        case reloadItself, reconfigureItself, reloadAnother, insertAbove, deleteAbove, moveItself,
            reloadAll
    }

    private func diffable(_ conduct: PlatformConduct, _ count: Int = 60) -> (
        TestScreen, DiffableNotesController
    ) {
        let controller = DiffableNotesController((0..<count).map { Note(id: $0, lines: 7) })
        controller.notes[1_000] = Note(id: 1_000, lines: 4)
        return (TestScreen.showing(controller, conduct), controller)
    }

    @Test(arguments: Change.allCases, Conducts.all)
    func anUnfoldingRowStaysOpen(change: Change, conduct: PlatformConduct) throws {
        let (screen, controller) = diffable(conduct)
        let folded = controller.tableView.rectForRow(at: [0, 3]).height
        screen.tap(try #require(controller.tableView.cellForRow(at: [0, 3])))
        screen.advance(by: 0.12)
        var ids = Array(0..<60)
        switch change {
        case .reloadItself, .reconfigureItself:
            controller.notes[3] = Note(id: 3, lines: 9)
            let ids = ids
            if change == .reloadItself {
                controller.show(ids, reloaded: [3])
            } else {
                controller.show(ids, reconfigured: [3])
            }
        case .reloadAnother:
            controller.notes[1] = Note(id: 1, lines: 2)
            controller.show(ids, reloaded: [1])
        case .insertAbove: controller.show([1_000] + ids)
        case .deleteAbove: controller.show(Array(ids.dropFirst()))
        case .moveItself:
            ids.swapAt(3, 5)
            controller.show(ids)
        case .reloadAll: controller.show(ids, reloaded: ids)
        }
        screen.advance(by: 0.1)
        screen.settle()
        let path = try #require(controller.source.indexPath(for: 3))
        #expect(controller.expander[3] == .expanded)
        #expect(controller.tableView.rectForRow(at: path).height > folded + 15)
        for case let cell as NoteCell in controller.tableView.visibleCells {
            let isOpen = controller.tableView.indexPath(for: cell) == path
            #expect((cell.message.numberOfLines == 0) == isOpen)
        }
        #expect(screen.misplacedRow(in: controller.tableView) == nil)
    }

    @Test(arguments: Conducts.all) func aSearchKeepsOpenRows(conduct: PlatformConduct) throws {
        let (screen, controller) = diffable(conduct)
        let open: Set<Int> = [2, 3, 6, 9]
        controller.expander.setAll(.expanded, for: open, animated: false)
        screen.settle()
        for divisor in [3, 2, 6, 1] {
            controller.show((0..<60).filter { $0 % divisor == 0 })
            screen.advance(by: 0.1)
            if divisor < 6 && divisor > 1 { continue }
            screen.settle()
            #expect(controller.tableView.numberOfRows(inSection: 0) == 60 / divisor)
            for case let cell as NoteCell in controller.tableView.visibleCells {
                let path = try #require(controller.tableView.indexPath(for: cell))
                let id = try #require(controller.source.itemIdentifier(for: path))
                #expect((cell.message.numberOfLines == 0) == open.contains(id), "\(id)")
            }
            #expect(screen.misplacedRow(in: controller.tableView) == nil)
        }
    }

    /// A table of notes that a person edits and reorders.
    private final class EditedController: NotesController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            true
        }

        override func tableView(
            _ tableView: UITableView,
            moveRowAt source: IndexPath,
            to target: IndexPath
        ) {
            sections[0].insert(sections[0].remove(at: source.row), at: target.row)
        }

        override func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            sections[0].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    @Test(arguments: Conducts.all) func anOpenRowIsReordered(conduct: PlatformConduct) throws {
        let notes = (0..<40).map { Note(id: $0, lines: 1, words: "Note \($0) \(String.words(40))") }
        let controller = EditedController([notes])
        let fixture = NotesFixture(controller, size: CGSize(width: 375, height: 667), conduct: conduct)
        let screen = fixture.screen
        fixture.table.allowsSelectionDuringEditing = true
        try fixture.tap(1)
        screen.settle()
        let height = try fixture.frame(1).height
        controller.setEditing(true, animated: true)
        screen.settle()
        #expect(
            try fixture.frame(1).height >= height - 0.5 && fixture.cell(1).message.showsAll,
            "a narrower text"
        )
        let (from, to) = (try fixture.frame(1).midY, try fixture.frame(4).midY)
        screen.drag(
            from: CGPoint(x: 355, y: from),
            to: CGPoint(x: 355, y: to),
            duration: 0.6,
            resting: 0.3
        )
        screen.settle()
        #expect(try #require(controller.sections[0].firstIndex { $0.id == 1 }) > 1)
        #expect(fixture.flaw() == nil && screen.misplacedRow(in: fixture.table) == nil)
        // Rows unfold while the table is edited, and while editing ends.
        screen.tap(try fixture.cell(3).message)
        screen.settle()
        controller.setEditing(false, animated: true)
        screen.advance(by: 0.1)
        try fixture.tap(0)
        screen.settle()
        #expect(
            fixture.isOpen(0) && fixture.flaw() == nil && screen.misplacedRow(in: fixture.table) == nil
        )
        #expect(try fixture.cell(0).message.showsAll)
        // A row is deleted in its motion.
        try fixture.tap(2)
        screen.advance(by: 0.1)
        controller.sections[0].remove(at: 2)
        fixture.table.deleteRows(at: [[0, 2]], with: .fade)
        screen.settle()
        #expect(fixture.table.numberOfRows(inSection: 0) == 39 && fixture.flaw() == nil)
    }

    @Test(arguments: Conducts.all) func theSelectionFollowsItsRow(conduct: PlatformConduct) throws {
        let fixture = NotesFixture([(0..<30).map { Note(id: $0, lines: 6) }], conduct: conduct)
        let (screen, table) = (fixture.screen, fixture.table)
        fixture.expander.deselectsRows = false
        table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        screen.settle()
        #expect(!fixture.isOpen(2), "code that selects unfolds nothing")
        try fixture.tap(3)
        screen.settle()
        #expect(table.indexPathForSelectedRow == [0, 3] && fixture.isOpen(3))
        fixture.notes.sections[0].insert(Note(id: 100, lines: 2), at: 0)
        table.insertRows(at: [[0, 0]], with: .none)
        screen.settle()
        #expect(table.indexPathForSelectedRow == [0, 4])
        fixture.expander.show(3, level: nil, at: .top, animated: false)
        screen.settle()
        try fixture.tap(4)
        screen.settle()
        #expect(!fixture.isOpen(3), "a second tap folds")
        fixture.expander.shouldChange = { $0.id != 5 }
        try fixture.tap(6)
        screen.settle()
        #expect(!fixture.isOpen(5))
        // Other rows unfold without a scroll to the selection.
        table.scrollToRow(at: [0, 20], at: .top, animated: false)
        screen.settle()
        let top = try fixture.frame(22).minY
        for id in [21, 21, 0, 3] {
            fixture.expander.toggle(id)
            screen.settle()
        }
        #expect(try abs(fixture.frame(22).minY - top) < 0.6)
    }

    @Test(arguments: Conducts.all) func aTableShrinksBelowItsOpenRow(conduct: PlatformConduct) throws {
        let fixture = NotesFixture(
            [(0..<5).map { Note(id: $0, lines: 6) }],
            policy: .accordion,
            conduct: conduct
        )
        try fixture.tap(4)
        fixture.screen.settle()
        fixture.notes.sections[0].removeLast(3)
        fixture.table.reloadData()
        fixture.screen.settle()
        try fixture.tap(0)
        fixture.screen.settle()
        #expect(
            fixture.isOpen(0) && fixture.table.numberOfRows(inSection: 0) == 2 && fixture.flaw() == nil
        )
    }

    @Test(arguments: Conducts.all) func theRowAfterADeletedOneIsFolded(conduct: PlatformConduct)
        throws
    {
        let fixture = NotesFixture([(0..<20).map { Note(id: $0, lines: 6) }], conduct: conduct)
        try fixture.tap(2)
        fixture.screen.settle()
        fixture.notes.sections[0].remove(at: 2)
        fixture.table.deleteRows(at: [[0, 2]], with: .fade)
        fixture.screen.settle()
        #expect(try fixture.cell(2).message.numberOfLines == 3 && fixture.flaw() == nil)
    }

    /// A list that asks for the next rows when its last one is seen.
    private final class Pages: NotesController {
        private var isAsked = false

        override func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt path: IndexPath
        ) {
            if path.row == sections[0].count - 1 { isAsked = true }
        }

        /// Shows the next rows, if the list has asked for them.
        func deliver() {
            guard isAsked else { return }
            isAsked = false
            let count = sections[0].count
            let new = (count..<count + 10).map { Note(id: $0, lines: 4 + $0 % 6) }
            expander.keepingPlace(animated: true) {
                sections[0] += new
                tableView.insertRows(at: new.map { [0, $0.id] }, with: .automatic)
            }
        }
    }

    @Test(arguments: Conducts.all) func aPageArrivesWhileARowUnfolds(conduct: PlatformConduct) throws {
        let pages = Pages([(0..<10).map { Note(id: $0, lines: 4 + $0 % 6) }])
        let fixture = NotesFixture(pages, conduct: conduct)
        let (screen, table) = (fixture.screen, fixture.table)
        for _ in 0..<6 {
            let count = pages.sections[0].count
            table.scrollToRow(at: [0, count - 1], at: .bottom, animated: false)
            screen.settle()
            let row = try #require(table.indexPathsForVisibleRows?.dropLast(2).last?.row)
            let report = try screen.jumps(in: table) {
                try fixture.tap(row)
                screen.advance(by: 0.1)
                let top = try fixture.frame(row).minY
                pages.deliver()
                #expect(try abs(fixture.frame(row).minY - top) < 1, "page \(count)")
                screen.settle()
            }
            #expect(report.largest < 1, "page \(count): \(report)")
            #expect(fixture.isOpen(row) && fixture.flaw() == nil)
        }
        #expect(pages.sections[0].count == 70)
    }
}
