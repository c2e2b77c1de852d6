import SeededRandom

/// A change of the tree of an outline. Node numbers are taken modulo the number of nodes.
package enum OutlineEdit: Codable, Sendable {
    case insert(OutlineShape, into: Int, at: Int)
    case remove(Int)
    /// Inserts a node that was removed.
    case bringBack(Int, into: Int, at: Int)
    case move(Int, into: Int, at: Int)
    /// Makes a node a leaf.
    case empty(Int)
    /// Makes a node a group that isn't loaded.
    case makeLazy(Int)

    init(using generator: inout SeededGenerator) {
        let (node, parent, index) = (generator.below(32), generator.below(32), generator.below(8))
        switch generator.below(12) {
        case 0, 1: self = .insert(OutlineShape(using: &generator, depth: 1), into: parent, at: index)
        case 2, 3: self = .remove(node)
        case 4, 5: self = .bringBack(node, into: parent, at: index)
        case 6..<10: self = .move(node, into: parent, at: index)
        case 10: self = .empty(node)
        default: self = .makeLazy(node)
        }
    }
}

/// An action of the client in one of its callbacks, once.
package struct OutlineReaction: Codable, Sendable {
    package enum Callback: String, Codable, CaseIterable, Sendable {
        case onChange, didChange, cellForRow, placeholder, didScroll
    }

    package enum Action: Codable, Sendable {
        case setTree([OutlineEdit], animated: Bool)
        case toggle(Int)
        case setPolicy(OutlineSetup.Policy)
        case restore
        case collapseAll
    }

    package var callback: Callback
    /// The number of calls to skip.
    package var after: Int
    package var action: Action

    package init(callback: Callback, after: Int = 0, action: Action) {
        (self.callback, self.after, self.action) = (callback, after, action)
    }

    init(using generator: inout SeededGenerator) {
        callback = Callback.allCases[generator.below(Callback.allCases.count)]
        after = generator.below(2) == 0 ? 0 : generator.below(5)
        action =
            switch generator.below(8) {
            case 0..<3: .setTree([OutlineEdit(using: &generator)], animated: generator.below(2) == 0)
            case 3..<5: .toggle(generator.below(32))
            case 5: .setPolicy(OutlineSetup.Policy.allCases[generator.below(4)])
            case 6: .restore
            default: .collapseAll
            }
    }
}

/// An operation on an outline. Node numbers are taken modulo the number of nodes, those included that were removed.
package enum OutlineStep: Codable, Sendable {
    case setTree([OutlineEdit], animated: Bool)
    /// Delivers what is in one of the groups that load.
    case deliver(Int, [OutlineShape])
    case toggle(Int)
    case set(Int, isOpen: Bool, animated: Bool)
    case setAll([Int], isOpen: Bool, animated: Bool)
    case expandGroups(animated: Bool)
    case expandAll(animated: Bool)
    case collapseAll(animated: Bool)
    case setPolicy(OutlineSetup.Policy, animated: Bool)
    /// The distance from the top of the screen in points.
    case tap(Int)
    case scrub(Int)
    case progress(percent: Int)
    /// The velocity in tenths of the distance per second.
    case endScrub(velocity: Int)
    case cancelScrub
    case save
    case restore
    case takeSnapshot
    case restoreSnapshot
    case prune
    case reloadData
    case scroll(to: Int, animated: Bool)
    case show(Int)
    case leaveWindow
    case returnToWindow
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    case react(OutlineReaction)

    init(using generator: inout SeededGenerator) {
        let (node, isAnimated) = (generator.below(32), generator.below(3) > 0)
        switch generator.below(56) {
        case 0..<10:
            self = .setTree((0...generator.below(3)).map { _ in OutlineEdit(using: &generator) }, animated: isAnimated)
        case 10..<13:
            self = .deliver(node, (0..<generator.below(4)).map { _ in OutlineShape(using: &generator, depth: 1) })
        case 13..<20: self = .toggle(node)
        case 20..<24: self = .set(node, isOpen: generator.below(3) > 0, animated: isAnimated)
        case 24:
            let nodes = (0..<generator.below(6)).map { _ in generator.below(32) }
            self = .setAll(nodes, isOpen: generator.below(3) > 0, animated: isAnimated)
        case 25: self = .expandGroups(animated: isAnimated)
        case 26: self = .expandAll(animated: isAnimated)
        case 27: self = .collapseAll(animated: isAnimated)
        case 28: self = .setPolicy(OutlineSetup.Policy.allCases[generator.below(4)], animated: isAnimated)
        case 29..<32: self = .tap(generator.below(480))
        case 32: self = .scrub(node)
        case 33: self = .progress(percent: generator.below(14) * 10 - 20)
        case 34: self = .endScrub(velocity: generator.below(60) - 30)
        case 35: self = .cancelScrub
        case 36: self = .save
        case 37: self = .restore
        case 38: self = .takeSnapshot
        case 39: self = .restoreSnapshot
        case 40: self = generator.below(3) == 0 ? .prune : .reloadData
        case 41: self = .scroll(to: generator.below(500), animated: !isAnimated)
        case 42: self = .show(node)
        case 43: self = .leaveWindow
        case 44: self = .returnToWindow
        case 45..<48: self = .advance(generator.below(500))
        case 48..<53: self = .settle
        default: self = .react(OutlineReaction(using: &generator))
        }
    }
}
