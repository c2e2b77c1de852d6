import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests outlines of threads and folders, which change while their groups unfold.
@Suite(.serialized) @MainActor struct NestedGroupTests {
    /// Returns a thread in which each answer has one answer, and a leaf beside it.
    private func thread(depth: Int) -> ExpansionTree<Int> {
        ExpansionTree(ids: [0]) { $0 < depth ? [$0 + 1, 1_000 + $0] : nil }
    }

    private func folders(_ conduct: PlatformConduct) -> OutlineFixture {
        let tree = ExpansionTree(ids: [10, 20, 30]) { [10: [11, 12], 20: [21]][$0] }
        return OutlineFixture(OutlineController(tree), conduct: conduct)
    }

    /// A comment whose text unfolds, and whose answers do.
    private final class Comments: UITableViewController {
        lazy var answers = ExpansionOutline(tableView, ExpansionTree(ids: [1]) { $0 == 1 ? [2, 3, 4] : nil })
        lazy var texts = RowExpander<Int>(tableView, lines: 2, of: { $0.textLabel }) { [unowned self] in
            answers.id(at: $0)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            answers.expandAll(animated: false)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            answers.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(answers.id(at: indexPath)) \(String.words(40))"
            answers.configure(cell, at: indexPath)
            texts.configure(cell, at: indexPath)
            return cell
        }
    }

    @Test(arguments: Conducts.all) func twoExpandersUnfoldOneRow(conduct: PlatformConduct) throws {
        let controller = Comments(style: .plain)
        let screen = TestScreen.showing(controller, conduct)
        let table = try #require(controller.tableView)
        #expect(table.numberOfRows(inSection: 0) == 4)
        let folded = table.rectForRow(at: [0, 0]).height
        controller.texts.toggle(1)
        screen.settle()
        let unfolded = table.rectForRow(at: [0, 0]).height
        #expect(unfolded > folded + 15)
        controller.answers.expander.toggle(1)
        screen.settle()
        #expect(table.numberOfRows(inSection: 0) == 1 && table.rectForRow(at: [0, 0]).height == unfolded)
        #expect(screen.misplacedRow(in: table) == nil)
    }

    @Test(arguments: Conducts.all) func aGroupWithoutRowsKeepsNoOtherFolded(conduct: PlatformConduct) throws {
        let tree = ExpansionTree(ids: [10, 20]) { [10: [], 20: [21, 22]][$0] }
        let fixture = OutlineFixture(OutlineController(tree, policy: .accordion), conduct: conduct)
        for (id, rows) in [(20, 4), (20, 2), (10, 2), (20, 4)] {
            _ = try fixture.jumps(tapping: id)
            #expect(fixture.controller.rows.count == rows && fixture.flaw == nil)
        }
    }

    @Test(arguments: Conducts.all) func codeOpensGroupsInsideOthers(conduct: PlatformConduct) throws {
        let fixture = OutlineFixture(OutlineController(thread(depth: 30)), conduct: conduct)
        #expect(fixture.expander.show(20, level: nil, at: .middle))
        fixture.screen.settle()
        #expect(abs(fixture.screen.presentedFrame(of: try fixture.cell(20)).midY - 240) < 2)
        #expect(fixture.controller.rows.count == 41 && fixture.flaw == nil)
        fixture.expander.collapseAll()
        fixture.screen.settle()
        for _ in 0..<2 { fixture.expander.set(.expanded, for: 0) }
        fixture.expander.set(.expanded, for: 2)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [0, 1, 1_000], "a group inside a folded one shows nothing yet")
        fixture.expander.set(.expanded, for: 1)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [0, 1, 2, 3, 1_002, 1_001, 1_000] && fixture.flaw == nil)
    }

    /// A thread of 150 answers in each other is folded in its middle, and an answer comes to one that is open.
    @Test(arguments: Conducts.all) func aDeepThreadFoldsInItsMiddle(conduct: PlatformConduct) throws {
        let fixture = OutlineFixture(OutlineController(thread(depth: 150)), conduct: conduct)
        fixture.outline.expandAll(animated: false)
        fixture.screen.settle()
        #expect(fixture.controller.rows.count == 301)
        fixture.expander.show(40, level: nil, at: .top, animated: false)
        fixture.screen.settle()
        let cell = try fixture.cell(40)
        let top = fixture.screen.presentedFrame(of: cell).minY
        let report = fixture.screen.jumps(in: fixture.table) {
            fixture.screen.tap(at: CGPoint(x: 300, y: top + 8))
            fixture.screen.settle()
        }
        #expect(report.largest < 0.5 && fixture.expander[40] == .collapsed, "\(report)")
        #expect(try abs(fixture.screen.presentedFrame(of: fixture.cell(40)).minY - top) < 0.6 && fixture.flaw == nil)
        var tree = fixture.outline.tree
        tree.append([7_777], to: 1_010)
        fixture.outline.setTree(tree)
        fixture.screen.settle()
        #expect(fixture.outline.tree.isGroup(1_010) && fixture.flaw == nil)
    }

    @Test(arguments: Conducts.all) func nodesMoveWhileTheirGroupsDo(conduct: PlatformConduct) throws {
        let fixture = folders(conduct)
        fixture.outline.expandAll(animated: false)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, 11, 12, 20, 21, 30])
        fixture.expander.toggle(10)
        fixture.screen.advance(by: 0.1)
        var tree = fixture.outline.tree
        tree.move(12, after: 21)
        fixture.outline.setTree(tree)
        fixture.screen.advance(by: 0.1)
        fixture.expander.toggle(10)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, 11, 20, 21, 12, 30] && fixture.flaw == nil)
        tree = fixture.outline.tree
        tree.setChildren(ExpansionTree(ids: [31]), of: 30)
        fixture.outline.setTree(tree)
        fixture.screen.settle()
        _ = try fixture.jumps(tapping: 30)
        #expect(fixture.controller.rows.last == 31 && fixture.flaw == nil, "a leaf that became a group opens")
    }

    private struct Unreachable: Error {}

    @Test(arguments: Conducts.all) func aGroupIsDeletedWhileItLoads(conduct: PlatformConduct) async throws {
        let tree = ExpansionTree(ids: [10, 20], isLazy: { _ in true })
        let fixture = OutlineFixture(OutlineController(tree), conduct: conduct)
        var loads: [Int: CheckedContinuation<ExpansionTree<Int>, any Error>] = [:]
        fixture.outline.placeholder = { -$0 }
        fixture.outline.load = { id in try await withCheckedThrowingContinuation { loads[id] = $0 } }
        _ = try fixture.jumps(tapping: 10)
        #expect(fixture.controller.rows == [10, -10, 20])
        while loads[10] == nil { await Task.yield() }
        var rest = fixture.outline.tree
        rest.remove(10)
        fixture.outline.setTree(rest)
        loads[10]?.resume(returning: ExpansionTree(ids: [11]))
        for _ in 0..<20 { await Task.yield() }
        fixture.screen.settle()
        #expect(fixture.controller.rows == [20] && fixture.flaw == nil)
        // A load that fails leaves no placeholder, and the client learns of it.
        var failed: [Int] = []
        fixture.outline.onLoadError = { id, _ in failed.append(id) }
        _ = try fixture.jumps(tapping: 20)
        while loads[20] == nil { await Task.yield() }
        loads[20]?.resume(throwing: Unreachable())
        while failed.isEmpty { await Task.yield() }
        fixture.screen.settle()
        #expect(fixture.controller.rows == [20] && failed == [20] && fixture.expander[20] == .collapsed)
    }

    @Test(arguments: Conducts.all) func arrowKeysOpenAndLeaveGroups(conduct: PlatformConduct) throws {
        let fixture = OutlineFixture(OutlineController(thread(depth: 4)), conduct: conduct)
        fixture.table.addGestureRecognizer(ExpansionKeys(fixture.expander))
        fixture.screen.press(.keyboardTab)
        let steps: [(UIKeyboardHIDUsage, focused: Int, rows: Int)] = [
            (.keyboardRightArrow, 0, 3), (.keyboardRightArrow, 1, 3), (.keyboardRightArrow, 1, 5),
            (.keyboardDownArrow, 2, 5), (.keyboardRightArrow, 2, 7), (.keyboardLeftArrow, 2, 5),
            (.keyboardLeftArrow, 1, 5), (.keyboardLeftArrow, 1, 3), (.keyboardLeftArrow, 0, 3),
            (.keyboardLeftArrow, 0, 1),
        ]
        for (number, step) in steps.enumerated() {
            fixture.screen.press(step.0)
            fixture.screen.settle()
            #expect(fixture.controller.rows.count == step.rows, "step \(number)")
            #expect(try fixture.cell(step.focused).isFocused, "step \(number)")
        }
    }
}
