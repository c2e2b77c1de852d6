import CoreGraphics
import Foundation
import QuartzCore

/// Delivers one touch to its view: immediately, delayed, or not at all, depending on recognizers and scroll views.
@MainActor
final class TouchDelivery {
    private enum Stage {
        /// The view hasn't been told of the touch.
        case held
        case inView
        case over
    }

    private let touch: UITouch
    private let view: UIView
    private var stage = Stage.held
    private var event: UIEvent
    private var delay: FrameTimer?
    private var isLifted = false

    /// Creates the delivery of a touch.
    ///
    /// - Parameter delay: The time in seconds before the view is notified, unless the touch ends earlier.
    init(of touch: UITouch, to view: UIView, with event: UIEvent, delay: TimeInterval) {
        self.touch = touch
        self.view = view
        self.event = event
        guard delay > 0 else { return }
        self.delay = view.layer.device.clock.schedule(after: delay) { [weak self] in
            MainActor.assumeIsolated {
                self?.delay = nil
                self?.catchUp()
            }
        }
    }

    var isInView: Bool { stage == .inView }
    var isOver: Bool { stage == .over }

    /// Delivers a movement of the touch.
    func move(with event: UIEvent) {
        self.event = event
        catchUp()
        guard stage == .inView else { return }
        tell(.moved) { view.touchesMoved($0, with: $1) }
    }

    /// Records that the touch ended. `catchUp()` notifies the view.
    func lift(with event: UIEvent) {
        self.event = event
        isLifted = true
        delay?.cancel()
        delay = nil
    }

    /// Cancels the touch because something else took it over. The view is notified only if it has received the touch.
    func cancel() {
        let wasInView = stage == .inView
        delay?.cancel()
        delay = nil
        finish()
        if wasInView { tellEnd(.cancelled) { view.touchesCancelled($0, with: $1) } }
    }

    /// Tells the view of what neither the delay nor a recognizer holds back.
    func catchUp() {
        if stage == .held, delay == nil, !touch.recognizers.contains(where: \.holdsBegan) {
            // A view that has left the window meanwhile doesn't begin to follow the touch.
            guard view.window != nil else { return finish() }
            stage = .inView
            tell(.began) { view.touchesBegan($0, with: $1) }
        }
        if stage == .inView, isLifted, !touch.recognizers.contains(where: \.holdsEnded) {
            finish()
            tellEnd(.ended) { view.touchesEnded($0, with: $1) }
        }
    }

    private func finish() {
        stage = .over
        touch.delivery = nil
    }

    private func tellEnd(_ phase: UITouch.Phase, _ call: (Set<UITouch>, UIEvent) -> Void) {
        tell(phase, call)
        touch.callEndHandlers()
    }

    private func tell(_ phase: UITouch.Phase, _ call: (Set<UITouch>, UIEvent) -> Void) {
        touch.showing(phase) { call([touch], event) }
    }
}
