import CoreGraphics
import Foundation

/// The recognizer of drags with the mouse that select text. A click with Shift extends the selection.
final class SelectionDrag: UIGestureRecognizer {
    /// The distance that the pointer moves before the gesture begins, in points. It is shorter than that of a row's
    /// click, since a drag begins at the first character.
    private static let slop: CGFloat = 4

    private unowned let selection: TableTextSelection
    private var start = CGPoint.zero

    init(_ selection: TableTextSelection) {
        self.selection = selection
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override var requiresPrimaryButton: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: view)
        if event.modifierFlags.contains(.shift), selection.hasSelection {
            selection.beginDrag(at: start, extending: true)
            state = .began
        } else {
            selection.clear()
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: view)
        if !progress.isUnderWay {
            guard place.distance(to: start) >= Self.slop else { return }
            state = .began
            guard progress.isUnderWay else { return }
            selection.beginDrag(at: start, extending: false)
        } else {
            state = .changed
        }
        selection.drag(to: place, inWindow: location(in: nil))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        selection.endDrag()
        state = progress.isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        selection.endDrag()
        state = .cancelled
    }
}
