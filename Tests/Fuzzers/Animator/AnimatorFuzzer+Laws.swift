import Fuzzing
import QuartzCore
import UIKit

extension AnimatorFuzzer {
    package func flaw() -> Flaw? {
        if let failure { return failure }
        if let flaw = ledger.flaw { return Flaw("completions are called once, with the right flag", flaw) }
        for case let slot? in slots {
            if let flaw = slot.flaw { return Flaw("states and fractions are legal", flaw) }
        }
        if let flaw = numberFlaw() { return flaw }
        guard isAtRest else { return nil }
        if screen.isMoving { return Flaw("nothing moves at rest", "the screen moves") }
        guard isOver else { return nil }
        defer { outcomes.forget() }
        return endFlaw()
    }

    /// Returns a flaw if a layer shows a value that isn't a number.
    private func numberFlaw() -> Flaw? {
        for (index, layer) in views.map(\.layer).enumerated() {
            let shown = layer.presentation() ?? layer
            let numbers = [
                shown.position.x, shown.position.y, shown.bounds.width, shown.bounds.height, CGFloat(shown.opacity),
                shown.transform.m11, shown.transform.m12, shown.cornerRadius,
            ]
            if !numbers.allSatisfy(\.isFinite) { return Flaw("layers show numbers", "view \(index) shows \(numbers)") }
        }
        return nil
    }

    /// Returns a flaw unless everything is at its model values, and everybody has been told.
    private func endFlaw() -> Flaw? {
        let waiting = slots.flatMap { $0?.completions ?? [] }
        if let missing = ledger.missing(except: waiting) {
            return Flaw("completions are called once, with the right flag", missing)
        }
        for (index, layer) in (views.map(\.layer) + ornaments).enumerated() {
            if let keys = layer.animationKeys() { return Flaw("no animation stays", "layer \(index) has \(keys)") }
            guard let shown = layer.presentation() else { continue }
            if shown.position != layer.position || shown.bounds != layer.bounds || shown.opacity != layer.opacity {
                return Flaw("layers show their model values", "layer \(index) is at \(shown.position)")
            }
        }
        for (index, view) in views.enumerated() {
            let (own, shown) = (view.backgroundColor?.cgColor, view.layer.backgroundColor)
            guard own == shown else {
                let colors = [own, shown].map { $0?.components.map { "\($0)" } ?? "none" }
                return Flaw(
                    "views and layers agree",
                    "view \(index) has the color \(colors[0]), its layer \(colors[1])"
                )
            }
            let place = view.superview?.convert(CGPoint(x: 1, y: 1), from: view)
            if place.map({ !$0.x.isFinite }) ?? false { return Flaw("layers show numbers", "view \(index)") }
        }
        return outcomes.flaw(in: views).map { Flaw("values are those of the end", $0) }
    }

    /// Runs a step that must not move what is on the screen.
    func stayingInPlace(_ law: String, unless isFree: Bool, _ step: () -> Void) {
        let isStill = UIView.areAnimationsEnabled && views.allSatisfy { $0.window != nil && $0.layer.speed == 1 }
        guard !isFree, isStill, !hasExplicitAnimations else { return step() }
        // An animator without a duration has moved its views by now. The step doesn't move them.
        for view in views { view.layer.refreshAnimations() }
        let before = views.map { $0.layer.presentation()?.position ?? $0.layer.position }
        step()
        let after = views.map { $0.layer.presentation()?.position ?? $0.layer.position }
        for (index, (old, new)) in zip(before, after).enumerated() where failure == nil {
            if abs(old.x - new.x) > 0.01 || abs(old.y - new.y) > 0.01 {
                failure = Flaw(law, "view \(index) jumps from \(old) to \(new)")
            }
        }
    }
}
