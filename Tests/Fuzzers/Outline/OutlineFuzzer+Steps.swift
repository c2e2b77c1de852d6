import Fuzzing
import UIKit
import UIKitTesting
import Unfold

extension OutlineFuzzer {
    package func perform(_ step: OutlineStep) {
        begin()
        let (open, policy) = (Array(expander.state.unfolded), expander.policy)
        switch step {
        case .setTree(let edits, let isAnimated): setTree(edits, animated: isAnimated)
        case .deliver(let number, let shapes): deliver(number, shapes)
        case .toggle, .set, .setAll, .expandGroups, .expandAll, .collapseAll, .setPolicy: setLevels(step)
        case .tap(let y): screen.tap(at: CGPoint(x: 100, y: y))
        case .scrub, .progress, .endScrub, .cancelScrub: control(step)
        case .save, .restore, .takeSnapshot, .restoreSnapshot, .prune: restore(step)
        case .reloadData: table.reloadData()
        case .scroll(let y, let isAnimated):
            let end = max(0, table.contentSize.height - table.bounds.height)
            table.setContentOffset(CGPoint(x: 0, y: min(CGFloat(y), end)), animated: isAnimated)
        case .show(let number): model.id(number).map { _ = expander.show($0, level: nil) }
        case .leaveWindow: table.removeFromSuperview()
        case .returnToWindow: if table.superview == nil { screen.window.addSubview(table) }
        case .advance(let milliseconds): screen.advance(by: Double(max(milliseconds, 0)) / 1000)
        case .settle: settle()
        case .react(let reaction): arm(reaction)
        }
        end()
        compare(step, open, policy)
    }

    private func settle() {
        scrub = nil
        screen.settle()
        isAtRest = failure == nil
    }

    private func deliver(_ number: Int, _ shapes: [OutlineShape]) {
        let loading = model.nodes.filter { $0.isLazy && expander[$0.id] == .expanded }
        guard !loading.isEmpty else { return }
        model.deliver(shapes, to: loading[number % loading.count].id)
        outline.setTree(model.tree)
    }

    private func setLevels(_ step: OutlineStep) {
        switch step {
        case .toggle(let number): model.id(number).map { _ = expander.toggle($0) }
        case .set(let number, let isOpen, let isAnimated):
            model.id(number).map { _ = expander.set(isOpen ? .expanded : .collapsed, for: $0, animated: isAnimated) }
        case .setAll(let numbers, let isOpen, let isAnimated):
            let level = isOpen ? RowLevel.expanded : .collapsed
            expander.setAll(level, for: numbers.compactMap(model.id), animated: isAnimated)
        case .expandGroups(let isAnimated): outline.expandAll(animated: isAnimated)
        case .expandAll(let isAnimated): expander.expandAll(animated: isAnimated)
        case .collapseAll(let isAnimated): expander.collapseAll(animated: isAnimated)
        case .setPolicy(let policy, let isAnimated): expander.setPolicy(policy.policy, animated: isAnimated)
        default: break
        }
    }

    private func control(_ step: OutlineStep) {
        switch step {
        case .scrub(let number):
            scrub = nil
            scrub = model.id(number).flatMap { expander.scrub($0) }
        case .progress(let percent): scrub?.progress = CGFloat(percent) / 100
        case .endScrub(let velocity):
            scrub?.end(velocity: CGFloat(velocity) / 10)
            scrub = nil
        default:
            scrub?.cancel()
            scrub = nil
        }
    }

    private func restore(_ step: OutlineStep) {
        switch step {
        case .save: savedState = expander.state
        case .takeSnapshot: savedSnapshot = expander.snapshot
        case .prune:
            isVoid = true
            let ids = Set(model.nodes.map(\.id))
            expander.prune { ids.contains($0) }
            outline.setTree(model.tree)
        case .restore:
            isVoid = true
            if let savedState { expander.state = savedState }
        default:
            isVoid = true
            if let savedSnapshot { expander.restore(savedSnapshot) }
        }
    }

    // MARK: Comparison of a step

    /// Compares the open nodes after a step with those that the model expects.
    private func compare(_ step: OutlineStep, _ before: [Int], _ policy: ExpansionPolicy) {
        guard failure == nil, !hasReacted, !policy.keepsOneOpen, !expander.policy.keepsOneOpen else { return }
        guard let expected = expected(step, before, policy) else { return }
        let open = Array(expander.state.unfolded)
        if open != expected {
            failure = Flaw("levels are the model's", "\(open) are open instead of \(expected), before \(before)")
        }
    }

    /// Returns the nodes that are open after a step, in the order in which they were opened, or `nil` if the model
    /// doesn't know.
    private func expected(_ step: OutlineStep, _ before: [Int], _ policy: ExpansionPolicy) -> [Int]? {
        let limit = policy.limit
        switch step {
        case .setTree: return model.reduced(before, to: limit)
        case .deliver: return model.reduced(before, to: limit)
        case .setPolicy(let policy, _): return model.reduced(before, to: policy.policy.limit)
        case .collapseAll: return []
        case .set(let number, let isOpen, _): return model.id(number).flatMap { set($0, isOpen, before, limit) }
        case .toggle(let number):
            return model.id(number).flatMap { set($0, !before.contains($0), before, limit) }
        case .save, .takeSnapshot, .scroll, .reloadData, .leaveWindow, .returnToWindow, .react: return before
        default: return nil
        }
    }

    private func set(_ id: Int, _ isOpen: Bool, _ before: [Int], _ limit: Int?) -> [Int]? {
        guard isOpen else { return before.filter { $0 != id } }
        // Whether a leaf unfolds depends on its cell.
        guard model.node(id)?.isGroup == true else { return nil }
        let open = before.contains(id) ? before : before + [id]
        return model.reduced(open, to: limit, sparing: [id])
    }
}
