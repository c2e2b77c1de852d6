import CoreGraphics
import Foundation

/// The recognizer of drags with the mouse that select text. It begins when the pointer moves, so that the content
/// doesn't scroll with it.
///
/// `Origin` is the selection when the button goes down, which stays selected as a whole.
final class TextDrag<Origin>: UIGestureRecognizer {
    /// The closures that change the text. Points are those of the recognizer's view.
    struct Handlers {
        /// Begins a selection: a caret for one tap, a word for two, a paragraph for three. Returns `nil` if there is
        /// nothing to select.
        var begin: (_ point: CGPoint, _ tapCount: Int, _ extends: Bool) -> Origin?
        /// Extends the selection to a point.
        var extend: (Origin, _ point: CGPoint) -> Void
        /// Called when the button goes up.
        var end: () -> Void = {}
    }

    private let gesture: Handlers
    private var start = CGPoint.zero
    private var origin: Origin?

    init(_ handlers: Handlers) {
        gesture = handlers
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override var requiresPrimaryButton: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = location(in: view)
        origin = gesture.begin(start, touch.tapCount, event.modifierFlags.contains(.shift))
        if origin == nil { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let origin else { return }
        let place = location(in: view)
        if progress.isUnderWay {
            state = .changed
        } else {
            guard place.distance(to: start) >= TextViewMetrics.dragSlop else { return }
            state = .began
            guard progress.isUnderWay else { return }
        }
        gesture.extend(origin, place)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if origin != nil { gesture.end() }
        state = progress.isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if origin != nil { gesture.end() }
        state = .cancelled
    }

    override func reset() {
        super.reset()
        origin = nil
    }
}
