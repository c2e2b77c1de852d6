import Fuzzing
import QuartzCore
import SeededRandom
import UIKit
import UIKitTesting

/// Runs blocks, property animators and explicit animations of all kinds, in any state and order, with completions
/// that start and stop others. What is over is at its model values, nothing moves or waits, and each completion was
/// called once.
package final class AnimatorFuzzer: Fuzzer {
    package static let name = "animator"
    package static let lengths = 1...30

    let setup: AnimatorSetup
    let screen: TestScreen
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let views: [UIView]
    /// A layer without a view in each view, which animates its changes by itself.
    let ornaments: [CALayer]
    let ledger = CompletionLedger()
    let outcomes = AnimatedOutcomes()
    var slots: [AnimatorSlot?] = [nil, nil]
    private(set) var animators: [WatchedObject] = []
    var failure: Flaw?
    /// Whether a layer may have animations that replace values, to which the animations of views add theirs.
    var hasExplicitAnimations = false
    /// Whether everything has come to an end.
    var isOver = false
    /// Whether completions start nothing any more, since the program has ended.
    private var isTornDown = false
    /// Whether nothing has moved since the last frame.
    var isAtRest = false

    package static func drawSetup(using generator: inout SeededGenerator) -> AnimatorSetup {
        AnimatorSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> AnimatorStep {
        AnimatorStep(using: &generator)
    }

    package init(_ setup: AnimatorSetup) {
        self.setup = setup
        screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        screen.framesPerSecond = max(setup.framesPerSecond, 1)
        views = (0..<max(setup.views, 1)).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 20, height: 20)) }
        ornaments = views.map { view in
            let layer = CALayer()
            view.layer.addSublayer(layer)
            return layer
        }
        screen.window.addSubview(container)
        for view in views { insert(view) }
        screen.settle()
        screen.onFailure = { [weak self] in self?.failure = Flaw("settles", $0) }
    }

    package var watchedObjects: [WatchedObject] {
        views.map { WatchedObject("a view", $0) } + [WatchedObject("the container", container)] + animators
    }

    package func tearDown() {
        isTornDown = true
        UIView.setAnimationsEnabled(true)
        endAnimators()
        for view in views { view.layer.speed = 1 }
        container.layer.removeAllAnimations()
        for layer in views.map(\.layer) + ornaments { layer.removeAllAnimations() }
        for view in views { view.removeFromSuperview() }
        container.removeFromSuperview()
        screen.settle()
    }

    // A program that breaks a law isn't torn down, and an active animator must not be released.
    isolated deinit {
        isTornDown = true
        endAnimators()
    }

    private func endAnimators() {
        for case let slot? in slots {
            slot.animator.stopAnimation(true)
            if slot.animator.state == .stopped { slot.animator.finishAnimation(at: .end) }
        }
        slots = slots.map { _ in nil }
    }

    // MARK: Objects

    func view(_ number: Int) -> UIView { views[number % views.count] }

    /// Returns the numbers of a view and the views in it.
    func inside(_ number: Int) -> [Int] {
        let view = view(number)
        return views.indices.filter { views[$0].isDescendant(of: view) }
    }

    /// Adds a view to the one that it belongs to.
    func insert(_ view: UIView) {
        guard let index = views.firstIndex(of: view) else { return }
        let parent = setup.isNested && index > 0 ? views[index - 1] : container
        parent.addSubview(view)
    }

    func keep(_ animator: UIViewPropertyAnimator, in slot: Int) -> AnimatorSlot {
        let made = AnimatorSlot(animator)
        // An animator that hasn't started calls nobody.
        for completion in slots[slot % slots.count]?.completions ?? [] { ledger.cancel(completion) }
        slots[slot % slots.count] = made
        animators.append(WatchedObject("an animator", animator))
        return made
    }

    func slot(_ number: Int) -> AnimatorSlot? { slots[number % slots.count] }

    // MARK: Completions

    /// Returns whether something may remove the animations of views before they end.
    func mayFail(_ views: Set<Int>) -> Bool {
        views.contains { self.views[$0].window == nil }
    }

    func numbers(_ changes: [AnimatedChange]) -> Set<Int> {
        Set(changes.map { $0.view % views.count })
    }

    func react(_ reaction: AnimatorReaction?) {
        guard !isTornDown else { return }
        switch reaction {
        case .animate(let block): animate(block, nil)
        case .call(let slot, let call): make(call, slot)
        case .removeAnimations(let view): removeAnimations(view)
        case .removeView(let view): remove(view)
        case nil: break
        }
    }
}
