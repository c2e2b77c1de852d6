import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// A table of notes on a screen of 320 by 480 points, at 120 frames per second.
@MainActor
struct NotesFixture {
    let screen: TestScreen
    let notes: NotesController
    var table: UITableView { notes.tableView }
    var expander: RowExpander<Note.ID> { notes.expander }

    /// Returns notes of 1 to 9 lines, mixed. Those with up to 3 lines fit.
    static func mixed(_ count: Int) -> [Note] {
        (0..<count).map { Note(id: $0, lines: $0 * 7 % 9 + 1) }
    }

    init(
        _ sections: [[Note]] = [mixed(60)],
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<Note.ID> = .table,
        size: CGSize = CGSize(width: 320, height: 480),
        conduct: PlatformConduct = .kind,
        remedies: PlatformRemedies = .all,
        dequeuesForRows: Bool = true,
        hasSecondExpander: Bool = false
    ) {
        screen = TestScreen(size: size, conduct: conduct)
        screen.framesPerSecond = 120
        notes = NotesController(sections, policy: policy, scope: scope)
        notes.dequeuesForRows = dequeuesForRows
        notes.hasSecondExpander = hasSecondExpander
        notes.expander.remedies = remedies
        screen.show(notes)
        screen.settle()
    }

    /// Shows a client's controller, alone or inside another one.
    init(
        _ notes: NotesController,
        size: CGSize = CGSize(width: 320, height: 480),
        conduct: PlatformConduct,
        show: (TestScreen, NotesController) -> Void = { $0.show($1) }
    ) {
        screen = TestScreen(size: size, conduct: conduct)
        screen.framesPerSecond = 120
        self.notes = notes
        show(screen, notes)
        screen.settle()
    }

    func cell(_ row: Int, section: Int = 0) throws -> NoteCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: section)) as? NoteCell)
    }

    /// Returns where a row is seen.
    func frame(_ row: Int, section: Int = 0) throws -> CGRect {
        screen.presentedFrame(of: try cell(row, section: section))
    }

    func tap(_ row: Int, section: Int = 0) throws {
        screen.tap(try cell(row, section: section))
    }

    func isOpen(_ row: Int) -> Bool { expander[row] == .expanded }

    /// Unfolds a row and waits until everything is at rest.
    func open(_ row: Int) {
        expander.set(.expanded, for: row, animated: false)
        screen.settle()
    }

    /// Returns a flaw in the rows on the screen: a gap, an overlap, or an appearance that doesn't match the row.
    ///
    /// - Parameter rowsMove: Whether rows are being inserted, deleted or moved, so that they may overlap.
    func flaw(rowsMove: Bool = false) -> String? {
        let paths = table.indexPathsForVisibleRows ?? []
        var bottom: CGFloat?
        for path in paths {
            guard let cell = table.cellForRow(at: path) as? NoteCell else { return "no cell at \(path)" }
            let frame = screen.presentedFrame(of: cell)
            if frame.isNull { return "row \(path.row) is not on the screen" }
            if !rowsMove, let bottom, abs(frame.minY - bottom) > 0.01 {
                return "row \(path.row) begins at \(frame.minY), not \(bottom)"
            }
            bottom = frame.maxY
            let note = notes.sections[path.section][path.row]
            if cell.message.text != note.text { return "row \(path.row) shows another text" }
            let isOpen = notes.expander(of: path.section)[note.id] == .expanded
            if (cell.message.numberOfLines == 0) != isOpen { return "row \(path.row) looks like another state" }
        }
        let end = table.contentSize.height + table.adjustedContentInset.bottom
        if table.contentSize.height > table.bounds.height, table.bounds.maxY > end + 0.01 {
            return "blank space at the end"
        }
        return nil
    }
}
