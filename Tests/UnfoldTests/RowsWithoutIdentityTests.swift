import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests rows that never unfold, in a table with others that use the same cells.
@Suite(.serialized) @MainActor struct RowsWithoutIdentityTests {
    /// A table in which every third row has no identifier, and only the client configures its cell.
    private final class Mixed: UITableViewController {
        lazy var expander = RowExpander<Int>(tableView) { $0.row.isMultiple(of: 3) ? nil : $0.row }
        let style: UITableViewCell.SelectionStyle = .gray
        private(set) var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: NoteCell
            if let known = tableView.dequeueReusableCell(withIdentifier: "note") as? NoteCell {
                cell = known
            } else {
                cell = NoteCell(style: .default, reuseIdentifier: "note")
                // Set once for all rows, as clients do.
                cell.selectionStyle = style
            }
            cell.message.text = Note(id: indexPath.row, lines: indexPath.row * 7 % 9 + 1).text
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
            expander.toggle(at: indexPath)
        }
    }

    private func show() -> (screen: TestScreen, table: Mixed) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let table = Mixed(style: .plain)
        screen.show(table)
        screen.settle()
        return (screen, table)
    }

    @Test func theirCellsAreLeftAlone() throws {
        let (screen, table) = show()
        var seen = 0
        while table.tableView.contentOffset.y < table.tableView.contentSize.height - 500 {
            for path in table.tableView.indexPathsForVisibleRows ?? [] where table.expander.id(of: path) == nil {
                let cell = try #require(table.tableView.cellForRow(at: path) as? NoteCell)
                seen += 1
                #expect(cell.selectionStyle == table.style, "row \(path.row)")
                #expect(cell.accessoryView == nil && cell.accessibilityCustomActions?.isEmpty ?? true)
                #expect(cell.accessibilityExpandedStatus == .unsupported)
                #expect(cell.message.numberOfLines == NoteCell.foldedLines)
            }
            for path in table.tableView.indexPathsForVisibleRows ?? [] { table.expander.toggle(at: path) }
            table.tableView.contentOffset.y += 300
            screen.settle()
        }
        #expect(seen > 60)
    }

    @Test func aTapIsTheClientsAlone() throws {
        let (screen, table) = show()
        let before = table.tableView.contentSize
        screen.tap(try #require(table.tableView.cellForRow(at: IndexPath(row: 3, section: 0))))
        screen.settle()
        #expect(table.selected == [3])
        #expect(table.tableView.contentSize == before)
        #expect(table.expander.state == ExpansionState())
    }
}

extension LevelExpander {
    fileprivate func id(of path: IndexPath) -> Int? { path.row.isMultiple(of: 3) ? nil : path.row }
}
