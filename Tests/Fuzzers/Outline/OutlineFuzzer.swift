import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting
import Unfold

/// Changes the tree, the levels and the policy of an outline at any time during one another's animations, and inside
/// the client's callbacks. The policy holds at all times, and at rest the table looks like a new one with the same
/// tree and levels.
package final class OutlineFuzzer: Fuzzer {
    package static let name = "outline"
    package static let lengths = 1...30

    static let size = CGSize(width: 320, height: 480)
    let setup: OutlineSetup
    let screen: TestScreen
    let client: FuzzedOutlineClient
    var model: OutlineModel
    /// The open nodes that the client has been told of.
    var told: Set<Int> = []
    /// Whether the client itself set levels in this step. These changes aren't told.
    var isVoid = false
    var scrub: ExpansionScrub?
    var savedState: ExpansionState<Int, RowLevel>?
    var savedSnapshot: ExpansionSnapshot<Int, RowLevel>?
    private(set) var reactions: [OutlineReaction] = []
    /// Whether a callback has done something in this step.
    private(set) var hasReacted = false
    private var reactionDepth = 0
    var isAtRest = false
    var failure: Flaw?

    var outline: ExpansionOutline<Int> { client.outline }
    var expander: RowExpander<Int> { client.outline.expander }
    var table: UITableView { client.table }

    package static func drawSetup(using generator: inout SeededGenerator) -> OutlineSetup {
        OutlineSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> OutlineStep {
        OutlineStep(using: &generator)
    }

    package init(_ setup: OutlineSetup) {
        self.setup = setup
        screen = TestScreen(size: Self.size, scale: 1)
        screen.reducesMotion = setup.reducesMotion
        model = OutlineModel(setup.tree)
        client = FuzzedOutlineClient(model, setup, frame: CGRect(origin: .zero, size: Self.size))
        screen.window.addSubview(client.table)
        screen.settle()
        screen.onFailure = { [weak self] in self?.failure = Flaw("settles", $0) }
        client.onCallback = { [weak self] in self?.react(to: $0) }
        client.onChange = { [weak self] in self?.hear($0) }
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        [
            WatchedObject("the table", table), WatchedObject("the expander", expander),
            WatchedObject("the outline", outline), WatchedObject("the client", client),
        ]
    }

    package func tearDown() {
        client.onCallback = nil
        scrub = nil
        table.removeFromSuperview()
        screen.settle()
    }

    // MARK: Told levels

    func begin() {
        (isAtRest, isVoid, hasReacted) = (false, false, false)
        told = Set(expander.state.unfolded)
    }

    private func hear(_ changes: [ExpansionChange<Int, RowLevel>]) {
        for change in changes {
            if told.contains(change.id) == change.oldLevel.isFolded, !isVoid {
                failure = Flaw("the client hears of each change", "\(change) is told of a row that isn't so")
            }
            if change.newLevel.isFolded { told.remove(change.id) } else { told.insert(change.id) }
        }
    }

    func end() {
        let open = Set(expander.state.unfolded)
        if !isVoid, told != open {
            failure = Flaw("the client hears of each change", "\(open.sorted()) are open, told are \(told.sorted())")
        }
    }

    // MARK: Reactions

    func arm(_ reaction: OutlineReaction) {
        reactions.append(reaction)
    }

    private func react(to callback: OutlineReaction.Callback) {
        guard reactionDepth < 3, let index = reactions.firstIndex(where: { $0.callback == callback }) else { return }
        guard reactions[index].after <= 0 else {
            reactions[index].after -= 1
            return
        }
        let reaction = reactions.remove(at: index)
        (reactionDepth, hasReacted) = (reactionDepth + 1, true)
        defer { reactionDepth -= 1 }
        switch reaction.action {
        case .setTree(let edits, let isAnimated): setTree(edits, animated: isAnimated)
        case .toggle(let number): model.id(number).map { _ = expander.toggle($0) }
        case .setPolicy(let policy): expander.setPolicy(policy.policy)
        case .restore:
            isVoid = true
            if let savedState { expander.state = savedState }
        case .collapseAll: expander.collapseAll()
        }
    }

    func setTree(_ edits: [OutlineEdit], animated: Bool) {
        for edit in edits { model.apply(edit) }
        outline.setTree(model.tree, animated: animated)
    }
}
