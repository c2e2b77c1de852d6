import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests identifiers of several types in one table, which have only `AnyHashable` in common.
@Suite(.serialized) @MainActor struct ErasedIdentifierTests {
    private struct Advertisement: Hashable { var name: String }

    private final class Mixed: UITableViewController {
        var ids: [AnyHashable] = [1, "two", Advertisement(name: "three"), 4, "five"]
        lazy var expander = RowExpander<AnyHashable>(tableView, lines: 1, of: { $0.textLabel }) { [unowned self] in
            ids[$0.row]
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ids.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(ids[indexPath.row]) \(String.words(60))"
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    @Test(arguments: Conducts.all) func rowsOfAnyIdentifiersUnfold(conduct: PlatformConduct) throws {
        let controller = Mixed()
        let screen = TestScreen.showing(controller, conduct)
        for row in [2, 1] {
            let report = screen.jumps(in: controller.tableView) {
                controller.tableView.cellForRow(at: [0, row]).map { screen.tap($0) }
                screen.settle()
            }
            #expect(report.isSmooth, "\(report)")
        }
        let three = AnyHashable(Advertisement(name: "three"))
        #expect(Array(controller.expander.state.unfolded) == [three, "two"])
        controller.ids.swapAt(0, 2)
        controller.tableView.reloadData()
        screen.settle()
        let expander = controller.expander
        #expect(expander.level(at: [0, 0]) == .expanded && expander.level(at: [0, 2]) == .collapsed)
        #expect(expander[three] == .expanded && expander.indexPath(for: three) == [0, 0])
        let snapshot = expander.snapshot
        expander.set(.collapsed, for: three, animated: false)
        expander.restore(snapshot)
        #expect(expander[three] == .expanded)
    }

    @Test func treesTakeAnyIdentifiers() {
        let tree = ExpansionTree<AnyHashable>(ids: ["folder", Advertisement(name: "one")]) {
            $0 == AnyHashable("folder") ? [1, 2] : nil
        }
        #expect(tree.isGroup("folder") && tree.parent(of: 2) == AnyHashable("folder"))
        #expect(!tree.isGroup(Advertisement(name: "one")))
    }

    /// States, snapshots and trees can be sent if their identifiers can.
    @Test func statesOfSendableIdentifiersAreSendable() async {
        let state = ExpansionState<Int, RowLevel>(policy: .accordion)
        let snapshot = ExpansionSnapshot(state: state, topRow: 1, distance: 0)
        let tree = ExpansionTree<Int>(ids: [1]) { _ in nil }
        let isEqual = await Task.detached { snapshot.state == state && tree.roots == [1] }.value
        #expect(isEqual)
    }
}
