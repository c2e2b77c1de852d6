import Fuzzing
import QuartzCore
import UIKit

extension AnimatorFuzzer {
    package func perform(_ step: AnimatorStep) {
        (isOver, isAtRest) = (false, false)
        switch step {
        case .animate(let block, let reaction):
            stayingInPlace("a block begins in place", unless: !block.beginsInPlace) { animate(block, reaction) }
        case .nest(let outer, let inner): nest(outer, inner)
        case .create(let slot, let timing, let duration, let changes): create(slot, timing, duration, changes)
        case .running(let slot, let duration, let delay, let changes): run(slot, duration, delay, changes)
        case .call(let slot, let call):
            stayingInPlace("a call moves nothing", unless: call.moves || !isUnderWay(slot)) { make(call, slot) }
        case .add(let animation): add(animation)
        case .transaction(let view, let duration, let value): transact(view, duration, value)
        case .change(let change): apply(change, nil)
        case .removeAnimations(let view): removeAnimations(view)
        case .removeView(let view): remove(view)
        case .insertView(let number): if view(number).superview == nil { insert(view(number)) }
        case .speed(let number, let tenths): view(number).layer.speed = Float(tenths) / 10
        case .enable(let isEnabled): UIView.setAnimationsEnabled(isEnabled)
        case .advance(let milliseconds): screen.advance(by: Double(max(milliseconds, 0)) / 1000)
        case .settle: settle()
        case .finish: finish()
        }
    }

    // MARK: Blocks

    func apply(_ change: AnimatedChange, _ slot: AnimatorSlot?) {
        let number = change.view % views.count
        // An animator doesn't know changes that aren't animated.
        let slot = UIView.areAnimationsEnabled ? slot : nil
        outcomes.note(change, of: views[number], number: number, by: slot) { change.apply(to: views[number]) }
        // Another animation of a color replaces the one before.
        if change.property == .color { ledger.interrupt([number]) }
    }

    func animate(_ block: AnimationBlock, _ reaction: AnimatorReaction?, in slot: AnimatorSlot? = nil) {
        let ledger = ledger
        let views = numbers(block.changes)
        if block.kind == .transition { ledger.interrupt(self.views.indices) }
        var number: Int?
        block.run(in: container) { [weak self] change in
            self?.apply(change, block.animatesChanges ? slot : nil)
        } completion: { [weak self] finished in
            if let number { ledger.call(number, finished: finished) }
            self?.react(reaction)
        }
        // An animation in this block may replace another one in it.
        let colors = block.changes.filter { $0.property == .color }.count
        let mayFail = mayFail(views) || block.repeats || block.kind == .transition || colors > 1 || slot != nil
        number = ledger.add("the completion of a block", views: views, mayFail: mayFail)
    }

    private func nest(_ outer: AnimationBlock, _ inner: AnimationBlock) {
        let number = ledger.add("the completion of an outer block", views: Set(views.indices), mayFail: true)
        outer.run(in: container) { [weak self] in
            self?.apply($0, nil)
            self?.animate(inner, nil)
        } completion: { [ledger] in
            ledger.call(number, finished: $0)
        }
        ledger.interruptAll()
    }

    // MARK: Animators

    /// Whether an animator is active and not at its end, where what is added appears at once.
    private func isUnderWay(_ number: Int) -> Bool {
        guard let animator = slot(number)?.animator, animator.state == .active else { return false }
        let fraction = animator.fractionComplete
        return (animator.isReversed ? 1 - fraction : fraction) < 0.999
    }

    private func create(_ number: Int, _ timing: FuzzedTiming, _ duration: Int, _ changes: [AnimatedChange]) {
        guard slot(number).map({ $0.animator.state == .inactive }) ?? true else { return }
        let slot = keep(
            UIViewPropertyAnimator(duration: Double(duration) / 1000, timingParameters: timing.parameters),
            in: number
        )
        slot.animator.addAnimations { [weak self, weak slot] in
            for change in changes { self?.apply(change, slot) }
        }
        addCompletion(to: slot, nil)
    }

    private func run(_ number: Int, _ duration: Int, _ delay: Int, _ changes: [AnimatedChange]) {
        guard slot(number).map({ $0.animator.state == .inactive }) ?? true else { return }
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: Double(duration) / 1000,
            delay: Double(delay) / 1000,
            animations: { [weak self] in for change in changes { self?.apply(change, nil) } }
        )
        // The changes were made before the animator was known.
        outcomes.doubt(changes.map { ($0.view % views.count, $0.property) })
        addCompletion(to: keep(animator, in: number), nil)
    }

    private func addCompletion(to slot: AnimatorSlot, _ reaction: AnimatorReaction?) {
        let number = ledger.add("the completion of an animator", views: [])
        slot.completions.append(number)
        slot.animator.addCompletion { [weak self, weak slot] position in
            guard let self, let slot else { return }
            ledger.call(number)
            slot.completions.removeAll { $0 == number }
            let animator = slot.animator
            let wanted = slot.asked ?? (animator.isReversed ? .start : .end)
            if position != wanted {
                failure = Flaw("animators end where they should", "at \(position.rawValue), not \(wanted.rawValue)")
            }
            outcomes.end(slot, at: position)
            react(reaction)
        }
    }

    /// Makes a call, unless the state of the animator forbids it.
    func make(_ call: AnimatorCall, _ number: Int) {
        guard let slot = slot(number) else { return }
        let animator = slot.animator
        let isStopped = animator.state == .stopped
        switch call {
        case .addCompletion(let reaction): addCompletion(to: slot, reaction)
        case .scrubLinearly(let isLinear): animator.scrubsLinearly = isLinear
        case .pauseAtEnd(let pauses): animator.pausesOnCompletion = pauses
        case .reverse: animator.isReversed.toggle()
        case .finish(let position): if isStopped { finish(slot, at: .init(rawValue: position) ?? .end) }
        case .stop(let isFinal): stop(slot, isFinal)
        case .go(let timing, let factor):
            guard animator.state == .active else { return }
            animator.continueAnimation(withTimingParameters: timing?.parameters, durationFactor: CGFloat(factor) / 100)
            expect(slot, running: true)
        default: if !isStopped { move(slot, call) }
        }
    }

    private func move(_ slot: AnimatorSlot, _ call: AnimatorCall) {
        let animator = slot.animator
        switch call {
        case .start:
            animator.startAnimation()
            expect(slot, running: true)
        case .startAfter(let delay):
            animator.startAnimation(afterDelay: Double(delay) / 1000)
            expect(slot, running: true)
        case .pause:
            animator.pauseAnimation()
            expect(slot, running: false)
        case .fraction(let percent):
            let isRunning = animator.isRunning
            let zero = CGFloat(views.count - views.count)
            animator.fractionComplete = percent.map { CGFloat($0) / 100 } ?? zero / zero
            expect(slot, running: isRunning)
        case .add(let changes, let delay):
            animator.addAnimations(
                { [weak self, weak slot] in for change in changes { self?.apply(change, slot) } },
                delayFactor: CGFloat(delay) / 100
            )
        case .addBlock(let block):
            animator.addAnimations { [weak self, weak slot] in self?.animate(block, nil, in: slot) }
        default: break
        }
    }

    private func expect(_ slot: AnimatorSlot, running: Bool) {
        let animator = slot.animator
        guard animator.state != .active || animator.isRunning != running else { return }
        failure = Flaw(
            "calls have their states",
            "the state is \(animator.state.rawValue), and running is \(animator.isRunning)"
        )
    }

    private func stop(_ slot: AnimatorSlot, _ isFinal: Bool) {
        guard slot.animator.state == .active else { return }
        ledger.interruptAll()
        let waiting = slot.completions
        if isFinal {
            for number in waiting { ledger.cancel(number) }
            slot.completions = []
            outcomes.end(slot, at: .current)
        }
        slot.animator.stopAnimation(isFinal)
        let wanted: UIViewAnimatingState = isFinal ? .inactive : .stopped
        if slot.animator.state != wanted || slot.animator.isRunning {
            failure = Flaw("calls have their states", "the state is \(slot.animator.state.rawValue) after a stop")
        }
    }

    private func finish(_ slot: AnimatorSlot, at position: UIViewAnimatingPosition) {
        slot.asked = position
        slot.animator.finishAnimation(at: position)
        slot.asked = nil
    }

    // MARK: Layers

    private func add(_ animation: LayerAnimation) {
        let index = animation.view % views.count
        hasExplicitAnimations = true
        let mayFail = mayFail([index]) || animation.isEndless || animation.kind == .transition
        if animation.key != nil || animation.kind == .transition { ledger.interrupt([index]) }
        let number = ledger.add("the delegate of an animation", views: [index], mayFail: mayFail)
        let delegate = ToldDelegate(ledger, number)
        let layer = views[index].layer
        let made = animation.make(now: layer.convertTime(CACurrentMediaTime(), from: nil), delegate: delegate)
        layer.add(made, forKey: animation.key.map { "key \($0)" })
    }

    private func transact(_ number: Int, _ duration: Int, _ value: Int) {
        let told = ledger.add("the completion of a transaction", views: [number % views.count])
        CATransaction.begin()
        CATransaction.setAnimationDuration(Double(duration) / 1000)
        CATransaction.setCompletionBlock { [ledger] in ledger.call(told) }
        let layer = ornaments[number % views.count]
        layer.position = CGPoint(x: value, y: 2)
        layer.backgroundColor = UIColor(white: CGFloat(value) / 20, alpha: 1).cgColor
        CATransaction.commit()
    }

    func removeAnimations(_ number: Int) {
        ledger.interrupt([number % views.count])
        view(number).layer.removeAllAnimations()
    }

    func remove(_ number: Int) {
        ledger.interrupt(inside(number))
        view(number).removeFromSuperview()
    }

    // MARK: Time

    /// Makes frames until nothing moves.
    private func settle() {
        // A completion may start an animation that never ends.
        for _ in 0..<160 where screen.isMoving {
            endEndless()
            screen.advance(by: 0.25)
        }
        endEndless()
        screen.settle(timeout: 1)
        isAtRest = failure == nil
    }

    /// Lets everything end.
    private func finish() {
        UIView.setAnimationsEnabled(true)
        // A completion may start others, which end in a later turn. There are only as many completions as steps.
        for _ in 0..<40 {
            for view in views { view.layer.speed = 1 }
            for case let slot? in slots { letGo(slot) }
            settle()
            let isDone = slots.allSatisfy { $0?.animator.state ?? .inactive == .inactive }
            if failure != nil || isDone && !screen.isMoving { break }
        }
        isOver = failure == nil
        hasExplicitAnimations = false
    }

    private func letGo(_ slot: AnimatorSlot) {
        slot.animator.pausesOnCompletion = false
        switch slot.animator.state {
        case .active: slot.animator.startAnimation()
        case .stopped: finish(slot, at: .end)
        default: break
        }
    }

    /// Removes the animations that never end.
    private func endEndless() {
        for (index, view) in views.enumerated() {
            for key in view.layer.animationKeys() ?? [] {
                guard let animation = view.layer.animation(forKey: key), isEndless(animation) else { continue }
                ledger.interrupt([index])
                view.layer.removeAnimation(forKey: key)
            }
        }
        for key in container.layer.animationKeys() ?? [] {
            if let animation = container.layer.animation(forKey: key), isEndless(animation) {
                container.layer.removeAnimation(forKey: key)
            }
        }
    }

    private func isEndless(_ animation: CAAnimation) -> Bool {
        animation.repeatCount == .infinity && animation.repeatDuration == 0 || animation.speed == 0
            || !animation.isRemovedOnCompletion
    }
}

/// Tells a ledger when an animation has stopped.
private final class ToldDelegate: NSObject, CAAnimationDelegate {
    private let ledger: CompletionLedger
    private let number: Int

    init(_ ledger: CompletionLedger, _ number: Int) {
        (self.ledger, self.number) = (ledger, number)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let (ledger, number) = (ledger, number)
        MainActor.assumeIsolated { ledger.call(number, finished: flag) }
    }
}
