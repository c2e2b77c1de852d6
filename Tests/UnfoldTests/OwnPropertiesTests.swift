import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests that the properties that an app gives its cells stay its own.
@MainActor struct OwnPropertiesTests {
    /// A table whose rows have different properties, set whenever a cell is configured.
    private final class Table: UITableViewController {
        lazy var expander = RowExpander<Int>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }

        static func style(of row: Int) -> UITableViewCell.SelectionStyle {
            [.none, .default, .gray][row % 3]
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let (row, cell) = (indexPath.row, tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath))
            // Every other row has nothing to unfold.
            cell.textLabel?.text = row.isMultiple(of: 2) ? "short" : String(repeating: "word ", count: 60)
            cell.selectionStyle = Self.style(of: row)
            if row % 5 == 0 {
                cell.accessoryView = UISlot()
            } else if cell.accessoryView is UISlot {
                cell.accessoryView = nil
            }
            cell.accessibilityTraits = .button
            cell.accessibilityValue = "\(row) stars"
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    /// An accessory of the app.
    private final class UISlot: UIView {
        init() { super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func theyStayWhileRowsScrollAndUnfold() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let table = Table(style: .plain)
        screen.show(table)
        screen.settle()
        for _ in 0..<12 {
            for path in table.tableView.indexPathsForVisibleRows ?? [] {
                let cell = try #require(table.tableView.cellForRow(at: path))
                #expect(cell.selectionStyle == Table.style(of: path.row), "row \(path.row)")
                #expect((cell.accessoryView is UISlot) == (path.row % 5 == 0), "row \(path.row)")
                let unfolds = !path.row.isMultiple(of: 2)
                #expect((cell.accessoryView != nil) == (unfolds || path.row % 5 == 0), "row \(path.row)")
                #expect(cell.accessibilityTraits.contains(.button), "row \(path.row)")
                #expect(cell.accessibilityValue == "\(path.row) stars", "row \(path.row)")
                table.expander.toggle(at: path)
            }
            screen.settle()
            table.tableView.contentOffset.y += 400
            screen.settle()
        }
        #expect(!table.expander.state.isEmpty)
    }

    @Test func theSelectionStaysIfTheAppWantsIt() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let table = Table(style: .plain)
        screen.show(table)
        screen.settle()
        screen.tap(try #require(table.tableView.cellForRow(at: [0, 1])))
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow == nil && table.expander[1] == .expanded)
        table.expander.deselectsRows = false
        screen.tap(try #require(table.tableView.cellForRow(at: [0, 1])))
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow == [0, 1] && table.expander[1] == .collapsed)
    }
}
