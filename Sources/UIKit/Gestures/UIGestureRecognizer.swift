import CoreGraphics
import Failures
import Foundation

/// Watches the touches of a view, and of what is in it, for a gesture.
///
/// A subclass overrides the `touches…` methods and sets `state`. Apple's recognizers call a target's selector, which Swift
/// has only where Objective-C is; here closures take that place: see `addAction(_:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far the gesture has come; the numbers are Apple's.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The end of gestures that happen at once.
        public static var recognized: State { .ended }
    }

    var progress = GestureProgress()
    /// The touches that the recognizer follows.
    var touches: [UITouch] = []
    /// Those and the ones that were lifted since the gesture began to be watched for.
    var seenTouches: [UITouch] = []
    var lastEvent: UIEvent?
    var lastPlace = CGPoint.zero
    weak var lastWindow: UIWindow?
    /// The state that handlers are being told of.
    var toldState: State?
    private(set) var handlers: [(UIGestureRecognizer) -> Void] = []
    private(set) var awaited: [Weak] = []

    struct Weak {
        weak var recognizer: UIGestureRecognizer?
    }

    /// A recognizer of no view.
    public override init() {
        super.init()
    }

    /// Has a closure called on the main thread whenever the gesture begins, changes, ends or is cancelled, as Apple's
    /// targets are: after all recognizers have seen the event, and before its views do.
    @_spi(Unfold) public final func addAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// The view whose touches it sees.
    open internal(set) weak var view: UIView?

    /// Who has a say in what is recognized.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for the client's own use.
    open var name: String?

    /// How far the gesture has come. Set by subclasses; what is impossible from the present state is ignored, and leaving
    /// `.possible` may be put off, or turned into `.failed`, for the sake of other recognizers.
    open var state: State {
        get { toldState ?? progress.state }
        set {
            switch progress.set(newValue) {
            case .wants: arbiter.perform { arbiter.consider(self) }
            case .failed: arbiter.perform { arbiter.reconsiderWaiting() }
            case .none: arbiter.perform {}
            }
        }
    }

    /// Whether it sees touches. `true` at first; `false` cancels a gesture under way.
    open var isEnabled = true {
        didSet { if !isEnabled { stop() } }
    }

    /// Whether views lose the touches of a gesture that is recognized. `true` at first.
    open var cancelsTouchesInView = true

    /// Whether views are told of touches only after the recognizer failed. `false` at first.
    open var delaysTouchesBegan = false

    /// Whether views are told of lifted fingers only after a recognizer that waits, for another tap or for another
    /// recognizer, failed. `true` at first.
    open var delaysTouchesEnded = true

    /// The raw values of the types of touches that it sees; all of them at first.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The modifier keys that were held down during the last event.
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }

    /// The buttons that were down during the last event.
    open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

    /// How many fingers it follows.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the fingers in a view's coordinates or in those of the window (`nil`); where it was last, if all are
    /// lifted.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, view !== lastWindow else { return lastPlace }
        return view.layer.convert(lastPlace, from: lastWindow?.layer)
    }

    /// Where one of the fingers is, in a view's coordinates or in those of the window (`nil`).
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        programmerError(
            unless: touches.indices.contains(touchIndex),
            "index (\(touchIndex)) beyond bounds (\(touches.count)).",
            in: "UIGestureRecognizer.location(ofTouch:in:)",
            .range
        )
        return touches[touchIndex].location(in: view)
    }

    /// Lets this recognizer begin only after another one failed, if that one sees touches too.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        awaited.removeAll { $0.recognizer == nil }
        awaited.append(Weak(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Forgets the gesture, for the next one. Called when it is over or failed and the fingers are lifted; overrides call
    /// `super`.
    open func reset() {}

    /// Leaves a touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.removeAll { $0 === touch }
    }

    /// Whether this recognizer's gesture makes another one fail. `true` unless a subclass knows better.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer's gesture makes this one fail. `true` unless a subclass knows better.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer has to fail before this one may begin. `false` unless a subclass knows better.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether this recognizer has to fail before another one may begin. `false` unless a subclass knows better.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether to see an event at all. Asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Fingers went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Keys went down while the focus, or the first responder, was in the recognizer's view. A recognizer that recognizes
    /// by that takes the keys: no responder is told of them.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys that are down repeat.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The system took keys away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Whether the gesture may go on after all fingers were lifted.
    var expectsMoreTouches: Bool { false }
}
