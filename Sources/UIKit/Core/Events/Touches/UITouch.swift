import CoreGraphics
import Foundation

/// A touch by one finger, or by the pointer with a button down, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phases of a touch. The raw values are Apple's.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// A hand or a pointer that doesn't touch comes over the view, moves, or leaves it. No touch here has these.
        case regionEntered, regionMoved, regionExited
    }

    /// The types of touches. The raw values are Apple's.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        /// A mouse or a touchpad.
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    /// The phase of the touch.
    open var phase: Phase { phaseOverride ?? actualPhase }

    /// The number of successive touches at this place, including this one. 0 once the touch has moved too far to
    /// count as a tap.
    open var tapCount: Int { taps }

    /// The time at which the touch last changed, in seconds of the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }

    /// The type of the touch.
    open var type: TouchType { kind }

    /// The view in which the touch began. It doesn't change when the touch moves to another view.
    open var view: UIView? { target }

    /// The window in which the touch began.
    open private(set) weak var window: UIWindow?

    /// The gesture recognizers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The gesture recognizers that received the touch, starting with those of the innermost view.
    var recognizers: [UIGestureRecognizer] = []
    /// The delivery of the touch to its view; `nil` if there is none or it is over.
    var delivery: TouchDelivery?
    /// Whether the view has been told that the touch began, and not yet that it is over.
    var isInView: Bool { delivery?.isInView ?? false }

    private var endHandlers: [@MainActor () -> Void] = []
    private weak var target: UIView?
    private let kind: TouchType
    /// The button of the pointing device that began the touch; the primary button for fingers.
    let button: UIEvent.ButtonMask
    /// The greatest distance of the touch from where it began, in points.
    private(set) var reach: CGFloat = 0
    private var taps: Int
    private var actualPhase = Phase.began
    /// The phase that the touch reports instead of `actualPhase` inside `showing(_:_:)`.
    private var phaseOverride: Phase?
    private var time: TimeInterval
    private let start: CGPoint
    private var place: CGPoint
    private var previousPlace: CGPoint

    /// Creates a touch in no window, at the origin of every view.
    public override init() {
        (button, kind) = (.primary, .direct)
        (time, taps) = (0, 0)
        (start, place, previousPlace) = (.zero, .zero, .zero)
        super.init()
    }

    /// Creates a touch that begins at a point of a window.
    init(
        in window: UIWindow,
        at place: CGPoint,
        time: TimeInterval,
        tapCount: Int = 1,
        type: TouchType = .direct,
        button: UIEvent.ButtonMask = .primary
    ) {
        self.window = window
        self.button = button
        self.time = time
        kind = type
        taps = tapCount
        start = place
        self.place = place
        previousPlace = place
    }

    /// Returns the location of the touch, in points of a view's coordinate system, or of the window's if `view` is
    /// `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(place, to: view)
    }

    /// Returns the location of the touch before its last change, in a view's coordinate system, or in the window's
    /// if `view` is `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousPlace, to: view)
    }

    /// Returns the location of the touch at the highest precision available.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the location of the touch before its last change, at the highest precision available.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Whether the touch is by a finger, or by the primary button of a pointing device.
    var isPrimary: Bool { button == .primary }

    /// Whether the touch is by the middle button of a pointing device.
    var isMiddle: Bool { button == UIEvent.ButtonMask(button: 2) }

    /// Whether the touch is by a pointing device that moved so far that it drags, and no longer clicks.
    var isPointerDrag: Bool { kind == .indirectPointer && reach > Self.pointerSlop }

    /// The distance that a pointing device may move in a click, in points: GTK's drag threshold.
    static let pointerSlop: CGFloat = 8

    /// Sets the view in which the touch began.
    func setView(_ view: UIView?) {
        target = view
    }

    /// Calls a closure after the view has been told that the touch ended or was canceled, or when a touch ends that is
    /// delivered to no view.
    ///
    /// A superview that follows the touch through the responder chain is notified of its end in this way if the view
    /// was removed meanwhile.
    func whenOver(_ handler: @escaping @MainActor () -> Void) {
        endHandlers.append(handler)
    }

    /// Calls the closures of `whenOver(_:)`.
    func callEndHandlers() {
        let handlers = endHandlers
        endHandlers = []
        for handler in handlers { handler() }
    }

    /// Moves the touch to another phase and another point of its window.
    func update(_ phase: Phase, at place: CGPoint, time: TimeInterval) {
        actualPhase = phase
        previousPlace = self.place
        self.place = place
        self.time = time
        reach = max(reach, place.distance(to: start))
        if reach > TapCounter.allowedDistance { taps = 0 }
    }

    /// Marks the touch as stationary: the current event doesn't change it.
    func rest() {
        actualPhase = .stationary
        previousPlace = place
    }

    /// Runs a closure during which the touch reports another phase. A view that is notified late must see the phase
    /// that it is notified of, which may differ from the phase by the last event.
    func showing(_ phase: Phase, _ body: () -> Void) {
        let outer = phaseOverride
        phaseOverride = phase
        defer { phaseOverride = outer }
        body()
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.layer.convert(point, from: window?.layer)
    }
}
