import CoreGraphics
import Foundation
import QuartzCore

/// A gesture recognizer that recognizes drags and follows them until the fingers are lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance that the fingers move before the gesture begins, in points (iOS 26.1, recorded by
    /// Vercantez/openuikit: the first 10 points of all its drags don't move the content).
    static let slop: CGFloat = 10

    /// The minimum number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers. There is no limit by default.
    open var maximumNumberOfTouches = Int.max

    /// The distance that the center of the fingers has moved, in points of the window. The translation is its
    /// difference from `translationBase`.
    private var path = CGPoint.zero
    private var translationBase = CGPoint.zero
    /// The distance that the fingers had moved when the gesture began, in points of the window.
    private(set) var firstMovement = CGPoint.zero
    /// The center of the fingers at the last event, in points of the window.
    private var middle = CGPoint.zero
    private var history = MotionHistory()

    /// Returns the distance that the fingers have moved, in a view's coordinate system, or in the window's if `view`
    /// is `nil`. The first 10 points, before the gesture begins, don't count.
    open func translation(in view: UIView?) -> CGPoint {
        convert(CGPoint(x: path.x - translationBase.x, y: path.y - translationBase.y), to: view)
    }

    /// Sets the translation, given in a view's coordinate system, or in the window's if `view` is `nil`. The
    /// velocity doesn't change.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = convert(translation, from: view)
        translationBase = CGPoint(x: path.x - inWindow.x, y: path.y - inWindow.y)
    }

    /// Returns the velocity of the fingers in their last two movements, in points per second of a view's coordinate
    /// system, or of the window's if `view` is `nil`. It is 0 if the fingers have been at rest for 0.1 seconds.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(history.velocity(at: clock.now), to: view)
    }

    override var requiresPrimaryButton: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches {
            if progress.isUnderWay {
                for touch in touches { ignore(touch, for: event) }
            } else {
                request(.failed)
            }
            return
        }
        restart(among: self.touches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        followFingers(at: event.timestamp)
        if progress.isUnderWay {
            request(.changed)
        } else if self.touches.count >= minimumNumberOfTouches, isDrag(path) {
            firstMovement = path
            let hesitation = hesitation(of: path)
            translationBase.x += hesitation.x
            translationBase.y += hesitation.y
            request(.began)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = self.touches.filter { !touches.contains($0) }
        let isRecognized = progress.isUnderWay || progress.isWaiting
        if rest.isEmpty, !isRecognized {
            request(.failed)
        } else if rest.count < minimumNumberOfTouches, isRecognized {
            followFingers(at: event.timestamp)
            request(.ended)
        } else {
            restart(among: rest, at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.cancelled)
    }

    open override func reset() {
        super.reset()
        path = .zero
        translationBase = .zero
        firstMovement = .zero
        history = MotionHistory()
    }

    /// Returns whether a movement of the fingers, in points of the window, is a drag that this recognizer
    /// recognizes. By default a movement of at least `slop` points is.
    func isDrag(_ movement: CGPoint) -> Bool {
        movement.distance(to: .zero) >= Self.slop
    }

    /// Returns the part of the movement with which the gesture begins that isn't part of its translation.
    func hesitation(of movement: CGPoint) -> CGPoint {
        let distance = movement.distance(to: .zero)
        guard distance > 0 else { return .zero }
        let part = min(Self.slop / distance, 1)
        return CGPoint(x: movement.x * part, y: movement.y * part)
    }

    private func followFingers(at time: TimeInterval) {
        let new = Self.middle(of: touches)
        path.x += new.x - middle.x
        path.y += new.y - middle.y
        middle = new
        history.add(path, at: time)
    }

    /// Continues with other fingers. Their center is elsewhere, but this isn't a movement, so the path doesn't
    /// change.
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
