import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests an expander that is used inside its client's callbacks.
@Suite(.serialized) @MainActor struct CallbackTests {
    typealias Callback = CallbackController.Callback

    /// The operations of an expander.
    enum Action: CaseIterable {
        case toggle, toggleAnother, setAtOnce, setAll, collapseAll, setState, prune, scrub, endScrub, configure, ask
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let controller = CallbackController(style: .plain)
    private var expander: RowExpander<Int> { controller.expander }
    private var table: UITableView { controller.tableView }

    init() {
        screen.show(controller)
        screen.settle()
    }

    /// Returns the flaw at rest: an appearance or a height that doesn't match the row's level, or more
    /// open rows than allowed.
    private func flaw() -> String? {
        for path in table.indexPathsForVisibleRows ?? [] {
            let id = controller.sections[path.section][path.row]
            guard let cell = controller.cell(id) else { return "row \(id) has no cell" }
            let level = expander[id]
            if cell.level != level { return "row \(id) looks \(String(describing: cell.level)), not \(level)" }
            if cell.frame.height != CallbackController.height(level) { return "row \(id) is \(cell.frame.height) high" }
            let detail: CGFloat = level == .expanded ? 30 : 0
            if cell.detailHost.bounds.height != detail { return "the detail of row \(id) has another height" }
        }
        let open = Dictionary(grouping: expander.state.unfolded) { $0 / 100 }
        return open.values.contains { $0.count > 1 } ? "the rows \(Array(expander.state.unfolded)) are open" : nil
    }

    private func perform(_ action: Action) {
        switch action {
        case .toggle: expander.toggle(1)
        case .toggleAnother: expander.toggle(4)
        case .setAtOnce: expander.set(.expanded, for: 3, animated: false)
        case .setAll: expander.setAll(.expanded, for: [2, 5, 101])
        case .collapseAll: expander.collapseAll()
        case .setState: expander.state = ExpansionState(policy: .accordion)
        case .prune: expander.prune { $0 != 1 }
        case .scrub: expander.scrub(2)?.end()
        case .endScrub: expander.catchMotion(of: 1)?.cancel()
        case .configure: controller.cell(2).map { expander.configure($0, at: [0, 2]) }
        case .ask: _ = (expander.snapshot, expander.indexPath(for: 108), table.visibleCells)
        }
    }

    @Test(arguments: Callback.allCases, Action.allCases)
    func aCallbackMayAskForAnything(callback: Callback, action: Action) {
        expander.set(.expanded, for: 6, animated: false)
        for _ in 0..<3 {
            controller.inNext(callback) { perform(action) }
            expander.toggle(1)
            screen.advance(by: 0.05)
            table.contentOffset.y = 120
            screen.settle()
            table.contentOffset.y = 0
            screen.settle()
            if action == .prune { table.reloadData() }
            screen.settle()
            #expect(flaw() == nil)
        }
    }

    @Test(arguments: [0, 1, 2])
    func rowsUnfoldWhenTheTableHasToBeLaidOut(way: Int) {
        let notes = NotesFixture([NotesFixture.mixed(30)], policy: .accordion, scope: .section)
        notes.open(1)
        switch way {
        case 0: notes.table.reloadData()
        case 1: notes.table.frame.size.width -= 60
        default: notes.table.contentOffset.y = 300
        }
        notes.expander.set(.expanded, for: 3)
        notes.expander.collapseAll()
        notes.expander.toggle(3)
        notes.screen.settle()
        #expect(notes.flaw() == nil && Array(notes.expander.state.unfolded) == [3])
    }

    @Test func aChangeThatAQuestionAsksForComesRightAfter() {
        expander.set(.expanded, for: 6, animated: false)
        var answer: Bool?
        controller.inNext(.group) { answer = expander.set(.expanded, for: 3) }
        expander.set(.expanded, for: 1)
        #expect(answer == false && Array(expander.state.unfolded) == [3])
        screen.settle()
        #expect(flaw() == nil && controller.hasReacted)
    }

    @Test func aClientMaySetALevelWheneverItIsAsked() {
        expander.set(.expanded, for: 6, animated: false)
        for _ in 0..<1_000 { controller.inNext(.group) { expander.set(.expanded, for: 3) } }
        expander.set(.expanded, for: 1)
        screen.settle()
        #expect(flaw() == nil && Array(expander.state.unfolded) == [3])
    }

    @Test func aChangeThatTheClientRevertsIsNotShown() {
        screen.settle()
        controller.inNext(.onChange) { expander.set(.collapsed, for: 1) }
        expander.set(.expanded, for: 1)
        #expect(expander.state.isEmpty && !screen.isMoving && controller.updates.isEmpty)
        controller.inNext(.onChange) { expander.set(.collapsed, for: 1) }
        #expect(expander.scrub(1) == nil && expander.state.isEmpty)
        screen.settle()
        #expect(flaw() == nil)
    }

    @Test func changesThatTheClientAddsAreShownInTheSameMotion() {
        controller.inNext(.onChange) { expander.set(.expanded, for: 102) }
        expander.set(.expanded, for: 1)
        #expect(controller.updates.map { $0.map(\.id) } == [[1, 102]])
        screen.settle()
        #expect(flaw() == nil)
    }

    @Test func updatesComeInOrder() {
        controller.inNext(.updateRows) { expander.set(.expanded, for: 2) }
        controller.inNext(.apply) { expander.set(.expanded, for: 3) }
        expander.set(.expanded, for: 1)
        screen.settle()
        var levels: [Int: RowLevel] = [:]
        for change in controller.updates.joined() {
            #expect(levels[change.id, default: .collapsed] == change.oldLevel)
            levels[change.id] = change.newLevel
        }
        #expect(levels.filter { $0.value == .expanded }.map(\.key) == Array(expander.state.unfolded) && flaw() == nil)
    }
}
