import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the message for rows whose cells nothing changes.
@Suite @MainActor struct UnchangedRowTests {
    /// A table whose data source reads the level of a row.
    private final class Client: UITableViewController {
        lazy var expander = RowExpander<Int>(tableView) { $0.row }
        var heights: [RowLevel: CGFloat] = [:]
        var messages: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
            expander.runner.unchanged.write = { [unowned self] in messages.append($0) }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[expander[indexPath.row]] ?? UITableView.automaticDimension
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            cell.textLabel?.text = String(repeating: "word ", count: 40)
            cell.textLabel?.numberOfLines = expander[indexPath.row] == .expanded ? 0 : 1
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 568))
    private let client = Client(style: .plain)

    private func tap(_ rows: Int...) throws {
        screen.show(client)
        screen.settle()
        for row in rows {
            screen.tap(try #require(client.tableView.cellForRow(at: [0, row])))
            screen.settle()
        }
    }

    @Test func aCellThatOnlyTheDataSourceChangesIsReportedOnce() throws {
        try tap(2, 3, 2)
        #expect(client.messages.count == 1)
        #expect(client.messages.first?.contains("setAppearance(_:)") == true)
    }

    @Test func aCellThatACallbackChangesIsNotReported() throws {
        client.loadViewIfNeeded()
        client.expander.willChange = { [client] changes in
            for change in changes {
                let cell = client.tableView.cellForRow(at: [0, change.id])
                cell?.textLabel?.numberOfLines = change.newLevel == .expanded ? 0 : 1
            }
        }
        try tap(2, 3, 2)
        #expect(client.messages.isEmpty)
    }

    @Test func aRowWhoseHeightDependsOnItsLevelIsNotReported() throws {
        client.heights = [.collapsed: 44, .expanded: 120]
        try tap(2, 3, 2)
        #expect(client.messages.isEmpty)
    }

    @Test func aRowWithAnAppearanceIsNotReported() throws {
        client.loadViewIfNeeded()
        client.expander.setAppearance { cell, level, _ in cell.contentView.alpha = level == .expanded ? 1 : 0.5 }
        try tap(2, 3, 2)
        #expect(client.messages.isEmpty)
    }

    @Test func aRowThatOpensOthersIsNotReported() throws {
        client.loadViewIfNeeded()
        client.expander.updateRows = { _ in nil }
        try tap(2)
        #expect(client.messages.isEmpty)
    }

    @Test func aRowThatIsResizedWithoutAChangeIsNotReported() throws {
        try tap()
        client.expander.resize(2)
        screen.settle()
        #expect(client.messages.isEmpty)
        // The row is reported when its level changes.
        try tap(2)
        #expect(client.messages.count == 1)
    }
}
