import CoreGraphics
import Foundation

/// The recognizer of drags with the mouse that select text in a text view. It begins when the pointer moves, so that
/// the content doesn't scroll with it.
final class TextDrag: UIGestureRecognizer {
    private unowned let textView: UITextView
    private var start = CGPoint.zero
    /// The range that was selected when the drag began. It stays selected as a whole.
    private var origin: Range<Int>?

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override var requiresPrimaryButton: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = location(in: textView)
        origin = textView.beginSelecting(
            at: start,
            tapCount: touch.tapCount,
            extending: event.modifierFlags.contains(.shift)
        )
        if origin == nil { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let origin else { return }
        let place = location(in: textView)
        if progress.isUnderWay {
            state = .changed
        } else {
            guard place.distance(to: start) >= TextViewMetrics.dragSlop else { return }
            state = .began
            guard progress.isUnderWay else { return }
        }
        textView.select(from: origin, to: place)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = progress.isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }
}
