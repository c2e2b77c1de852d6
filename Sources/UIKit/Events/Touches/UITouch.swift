import CoreGraphics
import Foundation

/// One finger, or the mouse with a button down, from when it goes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life; the numbers are Apple's.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// What touches; the numbers are Apple's.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        /// A mouse or a touchpad.
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    /// What the touch did last.
    open var phase: Phase { shownPhase ?? truePhase }

    /// How many times in succession this place was touched, this time included. 0 once the touch has moved too far to
    /// count as a tap.
    open var tapCount: Int { taps }

    /// When the touch changed last, in seconds of the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }

    /// What touches.
    open var type: TouchType { kind }

    /// The view that the touch began in; it stays the same wherever the finger goes.
    open var view: UIView? { target }

    /// The window that the touch began in.
    open private(set) weak var window: UIWindow?

    /// The recognizers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The recognizers that were offered the touch and took it, innermost view first.
    var recognizers: [UIGestureRecognizer] = []
    /// How the touch gets to its view; `nil` once that is over.
    var delivery: TouchDelivery?
    /// Whether the view has been told of the touch, and not yet that it is over.
    var isInView: Bool { delivery?.isInView ?? false }

    private weak var target: UIView?
    private let kind: TouchType
    private var taps: Int
    private var truePhase = Phase.began
    private var shownPhase: Phase?
    private var time: TimeInterval
    private let start: CGPoint
    private var place: CGPoint
    private var previousPlace: CGPoint

    /// A touch that begins at a point of a window.
    init(in window: UIWindow, at place: CGPoint, time: TimeInterval, tapCount: Int = 1, type: TouchType = .direct) {
        self.window = window
        self.time = time
        kind = type
        taps = tapCount
        start = place
        self.place = place
        previousPlace = place
    }

    /// Where the touch is in a view's coordinates, or in those of its window (`nil`), in points.
    open func location(in view: UIView?) -> CGPoint {
        convert(place, to: view)
    }

    /// Where the touch was before it changed last, in a view's coordinates or in those of its window (`nil`).
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousPlace, to: view)
    }

    /// Where the touch is, as exactly as it is known.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Where the touch was before it changed last, as exactly as it is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Gives the touch the view that it began in.
    func setView(_ view: UIView?) {
        target = view
    }

    /// The touch goes on to another phase, at a point of its window.
    func update(_ phase: Phase, at place: CGPoint, time: TimeInterval) {
        truePhase = phase
        previousPlace = self.place
        self.place = place
        self.time = time
        if place.distance(to: start) > TapCounter.allowedDistance { taps = 0 }
    }

    /// Nothing happened to the touch in the present event.
    func rest() {
        truePhase = .stationary
        previousPlace = place
    }

    /// Runs a block in which the touch has another phase: a view that is told late, or of something else, has to see it.
    func showing(_ phase: Phase, _ body: () -> Void) {
        let outer = shownPhase
        shownPhase = phase
        defer { shownPhase = outer }
        body()
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.layer.convert(point, from: window?.layer)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
