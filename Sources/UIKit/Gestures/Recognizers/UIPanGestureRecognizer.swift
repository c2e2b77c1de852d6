import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes drags, and follows them until the fingers are lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Points that fingers move before it is a drag. UIKit's figure, widely reported (unverified).
    static let slop: CGFloat = 10

    /// With how many fingers at least. 1 at first.
    open var minimumNumberOfTouches = 1

    /// With how many fingers at most. No limit at first.
    open var maximumNumberOfTouches = Int.max

    /// How far the middle of the fingers has come since `translationBase`, in the window's points.
    private var path = CGPoint.zero
    private var translationBase = CGPoint.zero
    private var middle = CGPoint.zero
    private var history = MotionHistory()

    /// How far the fingers have come since they went down, in a view's coordinates or the window's (`nil`). That includes
    /// what they moved before the gesture began.
    open func translation(in view: UIView?) -> CGPoint {
        convert(CGPoint(x: path.x - translationBase.x, y: path.y - translationBase.y), to: view)
    }

    /// Has the translation count from another value, given in a view's coordinates or the window's (`nil`). The velocity
    /// stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = convert(translation, from: view)
        translationBase = CGPoint(x: path.x - inWindow.x, y: path.y - inWindow.y)
    }

    /// How fast the fingers moved during the last tenth of a second, in points of a view or of the window (`nil`) per
    /// second.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(history.velocity(at: FrameClock.shared.now), to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches {
            if progress.isUnderWay {
                for touch in touches { ignore(touch, for: event) }
            } else {
                state = .failed
            }
            return
        }
        restart(among: self.touches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        followFingers(at: event.timestamp)
        if progress.isUnderWay {
            state = .changed
        } else if self.touches.count >= minimumNumberOfTouches, isDrag(path) {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = self.touches.filter { !touches.contains($0) }
        if rest.isEmpty, !progress.isUnderWay, !progress.isWaiting {
            state = .failed
        } else if rest.count < minimumNumberOfTouches {
            followFingers(at: event.timestamp)
            state = .ended
        } else {
            restart(among: rest, at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        path = .zero
        translationBase = .zero
        history = MotionHistory()
    }

    /// Whether a movement of the fingers, in points of the window, is a drag that this recognizer is for. `true` from
    /// `slop` points on.
    func isDrag(_ movement: CGPoint) -> Bool {
        movement.distance(to: .zero) >= Self.slop
    }

    private func followFingers(at time: TimeInterval) {
        let new = Self.middle(of: touches)
        path.x += new.x - middle.x
        path.y += new.y - middle.y
        middle = new
        history.add(path, at: time)
    }

    /// Goes on with other fingers: their middle is elsewhere, but nothing has moved.
    private func restart(among touches: [UITouch], at time: TimeInterval) {
        middle = Self.middle(of: touches)
        history.add(path, at: time)
    }

    private static func middle(of touches: [UITouch]) -> CGPoint {
        let places = touches.map { $0.location(in: nil) }
        let count = CGFloat(max(places.count, 1))
        return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = lastWindow else { return vector }
        let origin = view.layer.convert(CGPoint.zero, from: window.layer)
        let end = view.layer.convert(vector, from: window.layer)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = lastWindow else { return vector }
        let origin = view.layer.convert(CGPoint.zero, to: window.layer)
        let end = view.layer.convert(vector, to: window.layer)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
