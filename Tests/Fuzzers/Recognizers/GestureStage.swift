@_spi(Unfold) import UIKit
import UIKitTesting

/// Views with recognizers on a screen, in the places that they have in a program.
@MainActor final class GestureStage: NSObject, UIGestureRecognizerDelegate {
    /// Where recognizers and views are.
    struct Arrangement {
        /// The views inside the window and inside each view, from back to front.
        var subviews: [[Int]]
        var hidden: [Bool]
        /// The recognizers of each view, in their order.
        var recognizers: [[Int]]
        var enabled: [Bool]
    }

    let screen = TestScreen(size: CGSize(width: 320, height: 320), scale: 1)
    let views: [FuzzedTouchView]
    let recognizers: [UIGestureRecognizer]
    let diaries: [RecognizerDiary]
    private let setup: RecognizerSetup
    private let viewPlans: [RecognizerSetup.View]
    /// The reactions of the program for the next call of each kind.
    private var reactions: [GestureCallback: GestureReaction] = [:]

    init(_ setup: RecognizerSetup) {
        self.setup = setup
        viewPlans = setup.views.isEmpty ? [.init(parent: 0, inset: 0)] : setup.views
        views = viewPlans.map { _ in FuzzedTouchView() }
        diaries = setup.recognizers.map { RecognizerDiary($0.kind) }
        recognizers = zip(setup.recognizers, diaries).map { $0.kind.make($1) }
        super.init()
        for (index, plan) in viewPlans.enumerated() {
            let view = views[index]
            container(of: index).addSubview(view)
            let inset = CGFloat(plan.inset)
            view.frame = container(of: index).bounds.insetBy(dx: inset, dy: inset)
            view.isMultipleTouchEnabled = plan.hasMultipleTouch
            view.isExclusiveTouch = plan.isExclusive
            view.onCall = { [unowned self] in call($0) }
        }
        for (index, plan) in setup.recognizers.enumerated() { prepare(recognizers[index], plan, diaries[index]) }
        screen.settle()
    }

    private func prepare(
        _ recognizer: UIGestureRecognizer,
        _ plan: RecognizerSetup.Recognizer,
        _ diary: RecognizerDiary
    ) {
        recognizer.cancelsTouchesInView = plan.cancelsTouches
        recognizer.delaysTouchesBegan = plan.delaysBegan
        recognizer.delaysTouchesEnded = plan.delaysEnded
        recognizer.delegate = self
        recognizer.addAction { [diary] in diary.noteHandler($0.state) }
        diary.onTold = { [unowned self] in call($0) }
        if let other = plan.waitsFor.map({ recognizers[$0 % recognizers.count] }), other !== recognizer {
            recognizer.require(toFail: other)
        }
        views[plan.view % views.count].addGestureRecognizer(recognizer)
    }

    private func container(of index: Int) -> UIView {
        index == 0 ? screen.window : views[viewPlans[index].parent % index]
    }

    // MARK: The arrangement

    var arrangement: Arrangement {
        Arrangement(
            subviews: ([screen.window] + views).map { view in
                view.subviews.compactMap { subview in views.firstIndex { $0 === subview } }
            },
            hidden: views.map(\.isHidden),
            recognizers: views.map { view in
                (view.gestureRecognizers ?? []).compactMap { own in recognizers.firstIndex { $0 === own } }
            },
            enabled: recognizers.map(\.isEnabled)
        )
    }

    /// Moves the recognizers and views to the places of an arrangement.
    func arrange(_ arrangement: Arrangement) {
        for view in views { view.removeFromSuperview() }
        for (container, subviews) in zip([screen.window] + views, arrangement.subviews) {
            for index in subviews { container.addSubview(views[index]) }
        }
        for (view, isHidden) in zip(views, arrangement.hidden) { view.isHidden = isHidden }
        for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
        for (view, own) in zip(views, arrangement.recognizers) {
            for index in own { view.addGestureRecognizer(recognizers[index]) }
        }
        for (recognizer, isEnabled) in zip(recognizers, arrangement.enabled) { recognizer.isEnabled = isEnabled }
        screen.settle()
    }

    // MARK: Reactions

    /// Registers a reaction for the next call of a kind.
    func next(_ callback: GestureCallback, _ reaction: GestureReaction) {
        reactions[callback] = reaction
    }

    func forgetReactions() {
        reactions = [:]
    }

    private func call(_ callback: GestureCallback) {
        if let reaction = reactions.removeValue(forKey: callback) { perform(reaction) }
    }

    func perform(_ reaction: GestureReaction) {
        switch reaction {
        case .disable(let index): change(index) { $0.isEnabled = false }
        case .enable(let index): change(index) { $0.isEnabled = true }
        case .cancel(let index):
            change(index) { $0.isEnabled = false }
            change(index) { $0.isEnabled = true }
        case .remove(let index): change(index) { $0.view?.removeGestureRecognizer($0) }
        case .add(let index, let view): change(index) { views[view % views.count].addGestureRecognizer($0) }
        case .hide(let index): views[index % views.count].isHidden = true
        case .show(let index): views[index % views.count].isHidden = false
        case .removeView(let index): views[index % views.count].removeFromSuperview()
        case .addView(let index):
            let index = index % views.count
            if views[index].superview == nil { container(of: index).addSubview(views[index]) }
        case .step(let index): change(index) { ($0 as? FuzzedDirectRecognizer)?.step() }
        }
    }

    private func change(_ index: Int, _ change: (UIGestureRecognizer) -> Void) {
        guard !recognizers.isEmpty else { return }
        let index = index % recognizers.count
        let recognizer = recognizers[index]
        change(recognizer)
        // A client's own recognizer has told its state itself, before the handlers are called for it.
        guard setup.recognizers[index].kind != .direct else { return }
        diaries[index].isStopped = !recognizer.isEnabled || recognizer.view == nil
    }

    // MARK: The delegate

    private func plan(of recognizer: UIGestureRecognizer) -> RecognizerSetup.Recognizer? {
        recognizers.firstIndex { $0 === recognizer }.map { setup.recognizers[$0] }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        defer { call(.shouldBegin) }
        return plan(of: gestureRecognizer)?.mayBegin ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        defer { call(.shouldReceive) }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        defer { call(.isSimultaneous) }
        return plan(of: gestureRecognizer)?.isSimultaneous ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let awaited = plan(of: gestureRecognizer)?.delegateWaitsFor else { return false }
        return recognizers[awaited % recognizers.count] === otherGestureRecognizer
    }
}
