import CoreGraphics
import Foundation
import QuartzCore

/// A recognizer of what opens a context menu: the secondary button of the mouse when it goes down, or a finger that is
/// held in place.
final class ContextMenuRecognizer: UIGestureRecognizer {
    /// The time in seconds for which a finger is held, and the distance in points that it may move: those of a long
    /// press.
    private static let duration: TimeInterval = 0.5
    private static let allowableMovement: CGFloat = 10

    /// Whether a finger is held, and not the button of a mouse pressed.
    private(set) var isByFinger = false

    private let acceptsFingers: Bool
    private let open: (CGPoint) -> Bool
    private var start: CGPoint?
    private var timer: FrameTimer?

    /// - Parameters:
    ///   - acceptsFingers: Whether a finger opens the menu, and not only the mouse.
    ///   - open: Opens a menu for a point of the view, and returns whether there is one.
    init(acceptsFingers: Bool = true, open: @escaping (CGPoint) -> Bool) {
        self.acceptsFingers = acceptsFingers
        self.open = open
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 1, let touch = touches.first else { return request(.failed) }
        isByFinger = touch.type != .indirectPointer
        if touch.type == .indirectPointer {
            touch.button == .secondary ? begin() : (request(.failed))
            return
        }
        guard acceptsFingers else { return request(.failed) }
        start = touch.location(in: nil)
        timer = clock.schedule(after: Self.duration, isPassive: true) { [weak self] in
            MainActor.assumeIsolated { self?.begin() }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUnderWay { return request(.changed) }
        guard let start, let touch = touches.first else { return }
        if touch.location(in: nil).distance(to: start) > Self.allowableMovement { request(.failed) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = progress.isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.cancelled)
    }

    /// A finger that is held in place opens the menu, if there is one, and drags otherwise.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let drag = otherGestureRecognizer as? DragRecognizer else { return false }
        return !drag.isByPointer
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        (timer, start) = (nil, nil)
    }

    /// Begins only if there is a menu. Otherwise the touch stays what it was, such as one that selects a row.
    ///
    /// The timer of a touch that became another gesture, such as scrolling, still fires: a recognizer that failed is
    /// reset only when its touches end.
    private func begin() {
        guard progress.state == .possible else { return }
        guard mayBegin, open(location(in: view)) else { return request(.failed) }
        request(.began)
    }
}
