import CoreGraphics
import Foundation

/// Sends touches to gesture recognizers and views.
///
/// Gesture recognizers see every step first, those of the innermost view before those of its superviews. Their
/// handlers are called next. The view is notified last, unless a recognizer took the touch or delays it.
@MainActor
final class TouchRouter {
    let arbiter = GestureArbiter()
    private var deliveries: [TouchDelivery] = []
    /// The grip that the mouse holds, and the touch that holds it.
    private var held: (touch: UITouch, grip: PointerGrip)?

    init() {
        arbiter.onSettled = { [unowned self] in catchUp() }
    }

    func route(_ event: UIEvent, in window: UIWindow) {
        guard let touch = event.changedTouch, touch.window === window else { return }
        if let held, held.touch === touch { return follow(touch, held.grip) }
        if touch.phase == .began { begin(touch, with: event, in: window) }
        // The end is noted before recognizers see the event. When they have settled, `catchUp()` delivers it unless
        // one of them took the touch or holds it back.
        if touch.phase == .ended { touch.delivery?.lift(with: event) }
        // Recognizers that fail because of the cancellation would release a touch that they held back, and the view
        // would be told that it began.
        if touch.phase == .cancelled, !touch.isInView { touch.delivery?.cancel() }
        arbiter.perform {
            for recognizer in touch.recognizers { recognizer.receive(touch, with: event) }
        }
        switch touch.phase {
        case .moved: touch.delivery?.move(with: event)
        case .cancelled: touch.delivery?.cancel()
        default: break
        }
        // A touch that was consumed has no delivery that would call them.
        if touch.phase == .ended || touch.phase == .cancelled, touch.delivery == nil { touch.callEndHandlers() }
        catchUp()
    }

    private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
        var target = window.hitTest(touch.location(in: window), with: event) ?? window
        if touch.type == .indirectPointer, event.buttonMask.contains(.primary),
            let (view, grip) = target.withSuperviews.lazy.compactMap({ view in view.grip(at: touch).map { (view, $0) } }
            )
            .first
        {
            touch.setView(view)
            held = (touch, grip)
            return
        }
        let consumer = target.withSuperviews.first { $0.consumesTouch(touch) }
        target = consumer ?? target
        touch.setView(target)
        for view in target.withSuperviews {
            for recognizer in view.storage.gestureRecognizers.reversed() {
                // A delegate that is asked may move the recognizer to a superview, where it would be met again.
                guard !touch.recognizers.contains(recognizer) else { continue }
                // A touch that stops a scroll view isn't a tap, but it can become a drag.
                guard consumer == nil || !recognizer.recognizesTaps, recognizer.takes(touch, with: event) else {
                    continue
                }
                touch.recognizers.append(recognizer)
            }
        }
        let isTaken = touch.recognizers.contains { $0.progress.isUnderWay && $0.cancelsTouchesInView }
        guard consumer == nil, !isTaken, acceptsTouch(for: touch, in: target, of: event),
            target.withSuperviews.allSatisfy({ $0.letsTouchBegin(touch, with: event, in: target) })
        else { return }
        let delay = target.withSuperviews.map { $0.delaysTouches(to: target) }.max() ?? 0
        let delivery = TouchDelivery(of: touch, to: target, with: event, delay: delay)
        touch.delivery = delivery
        deliveries.append(delivery)
    }

    private func follow(_ touch: UITouch, _ grip: PointerGrip) {
        switch touch.phase {
        case .ended, .cancelled:
            held = nil
            grip.end()
        default: grip.move(touch.location(in: nil))
        }
    }

    /// Returns whether the view accepts the touch in addition to the touches that are in progress, by
    /// `isMultipleTouchEnabled` and `isExclusiveTouch`.
    private func acceptsTouch(for touch: UITouch, in view: UIView, of event: UIEvent) -> Bool {
        let others = (event.allTouches ?? []).filter { $0 !== touch && $0.delivery?.isOver == false }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { other in
            guard other.view !== view else { return false }
            return view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false
        }
    }

    private func catchUp() {
        for delivery in deliveries { delivery.catchUp() }
        deliveries.removeAll(where: \.isOver)
    }
}
