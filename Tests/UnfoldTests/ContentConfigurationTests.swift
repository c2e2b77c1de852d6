import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests cells without a class of their own, whose contents are configurations.
@Suite(.serialized) @MainActor struct ContentConfigurationTests {
    /// A table whose cells take their levels by a closure of the expander, or by an update handler.
    private final class Controller: UITableViewController {
        let hasHandler: Bool
        private(set) lazy var expander: RowExpander<Int> = {
            let expander = RowExpander<Int>(tableView) { $0.row }
            if !hasHandler {
                expander.content { (content: inout UIListContentConfiguration, level) in
                    content.secondaryTextProperties.numberOfLines = level == .collapsed ? 2 : 0
                }
            }
            return expander
        }()
        private(set) var states: [Bool] = []

        init(hasHandler: Bool) {
            self.hasHandler = hasHandler
            super.init(style: .plain)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        required init?(coder: NSCoder) { nil }

        private func content(_ row: Int) -> UIListContentConfiguration {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(row)"
            content.secondaryText =
                row == 0 ? "Short" : (1...40).map { "word \($0)" }.joined(separator: " ")
            return content
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if hasHandler {
                cell.configurationUpdateHandler = { [unowned self] cell, state in
                    var content = content(indexPath.row)
                    let isOpen = expander[indexPath.row] == .expanded
                    if indexPath.row == 1 { states.append(state.isExpanded) }
                    content.secondaryTextProperties.numberOfLines = isOpen ? 0 : 2
                    cell.contentConfiguration = content
                }
            } else {
                cell.contentConfiguration = content(indexPath.row)
            }
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    @Test(arguments: [true, false], Conducts.all)
    func rowsUnfold(hasHandler: Bool, conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = Controller(hasHandler: hasHandler)
        screen.show(controller)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: [0, 1]))
        let folded = cell.frame.height
        for isOpen in [true, false] {
            let report = screen.jumps(in: table) {
                screen.tap(cell)
                screen.settle()
            }
            #expect(report.largest < 0.6, "\(report)")
            #expect(isOpen ? cell.frame.height > folded + 30 : cell.frame.height == folded)
        }
        if hasHandler { #expect(controller.states.contains(true) && controller.states.first == false) }
    }

    @Test func aRowThatIsAsHighWhenItIsFoldedHasNothingToUnfold() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = Controller(hasHandler: false)
        screen.show(controller)
        #expect(!controller.expander.toggle(0) && controller.expander.toggle(1))
        screen.settle()
        #expect(controller.tableView.cellForRow(at: [0, 0])?.accessoryView == nil)
    }
}
