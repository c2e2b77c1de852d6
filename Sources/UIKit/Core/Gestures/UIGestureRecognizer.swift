import CoreGraphics
import Failures
import Foundation

/// A recognizer that watches the touches of a view and its subviews for a gesture.
///
/// A recognizer calls methods of its targets whenever it begins, changes, ends or is canceled. A handler without
/// Objective-C's selectors is an override of `state`:
///
/// ```swift
/// final class Tap: UITapGestureRecognizer {
///     var handler: () -> Void = {}
///     override var state: State { didSet { if state == .ended { handler() } } }
/// }
/// ```
///
/// A subclass that recognizes another gesture overrides the `touches…` methods and sets `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The states of a gesture recognizer. The raw values are Apple's.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The final state of discrete gestures; the same as `ended`.
        public static var recognized: State { .ended }
    }

    var progress = GestureProgress()
    /// The touches that the recognizer follows.
    var touches: [UITouch] = []
    /// The touches that the recognizer follows and those that ended since it began to watch for the gesture.
    var seenTouches: [UITouch] = []
    var lastEvent: UIEvent?
    var lastPlace = CGPoint.zero
    weak var lastWindow: UIWindow?
    /// The arbiter that decides on the gesture in progress, which stays the same if the view leaves its screen.
    weak var activeArbiter: GestureArbiter?
    /// The state that the handlers are called for; `nil` outside the calls. By then `progress` may be in a later
    /// state.
    private var reportedState: State?
    /// The state that overrides learned of when the recognizer set its state last, until the handlers are called.
    private var announcedState: State?
    /// Whether the state is being set only for overrides to learn of it.
    private var isAnnouncing = false
    /// The closures that `addAction(_:)` added.
    private(set) var handlers: [(UIGestureRecognizer) -> Void] = []
    /// The methods of targets that are called.
    private(set) var methods: [TargetAction] = []
    private(set) var awaited: [Weak<UIGestureRecognizer>] = []

    /// Creates a gesture recognizer that isn't attached to a view.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a gesture recognizer that calls a method of a target.
    ///
    /// - Parameter action: A method without parameters, or with the recognizer as its parameter.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a gesture recognizer of a nib. The nib sets its properties.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Adds a method of a target, unless it has it already. The target isn't retained.
    open func addTarget(_ target: Any, action: Selector) {
        let method = TargetAction(target, action)
        if !methods.contains(where: { $0.equals(method) }) { methods.append(method) }
    }

    /// Removes methods of targets. `nil` stands for all targets, or for all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        methods.removeAll { $0.matches(object, action) }
    }

    /// Adds a closure that is called on the main thread when the gesture begins, changes, ends or is canceled. Like
    /// Apple's targets, it is called after all recognizers have seen the event and before the views do.
    @_spi(Unfold) public final func addAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// The view that the gesture recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// The delegate, which influences what is recognized.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for the client's use.
    open var name: String?

    /// The state of the gesture. Subclasses set it. A state that can't follow the current one is ignored. Leaving
    /// `.possible` may be delayed, or may become `.failed`, because of other recognizers.
    ///
    /// Targets are called in the next frame if the state is set outside of an event.
    open var state: State {
        get { announcedState ?? reportedState ?? progress.state }
        set {
            guard !isAnnouncing else { return isAnnouncing = false }
            arbiter.decide { decide(newValue) }
            // Overrides read it when the setter returns. So it is the first state that they don't know, even if the
            // recognizer is further: clients learn of all states in order.
            announcedState = progress.announce()
            arbiter.settleLater(clock)
        }
    }

    /// Sets the state for a recognizer of UIKit. Overrides of `state` learn of it together with the handlers.
    func request(_ new: State) {
        arbiter.perform {
            guard decide(new) == .failed else { return }
            announce()
        }
    }

    @discardableResult
    private func decide(_ new: State) -> GestureProgress.Step {
        let step = progress.set(new)
        switch step {
        case .wants: arbiter.consider(self)
        case .failed: arbiter.reconsiderWaiting()
        case .none: break
        }
        return step
    }

    /// Sets the state to itself, by which overrides learn of it.
    private func announce() {
        isAnnouncing = true
        state = state
        isAnnouncing = false
    }

    /// Tells overrides of `state` and the handlers of the next state.
    func tellNextReport() {
        announcedState = nil
        guard let report = progress.takeReport() else { return }
        reportedState = report.state
        if !report.isAnnounced { announce() }
        announcedState = nil
        for handler in handlers {
            handler(self)
            announcedState = nil
        }
        callTargets()
        reportedState = nil
    }

    private func callTargets() {
        for method in methods {
            guard let target = method.target else { continue }
            Message(method.selector, self).send(to: target, for: "UIGestureRecognizer.addTarget(_:action:)")
            announcedState = nil
        }
    }

    /// Whether the recognizer receives touches. The default is `true`. Setting `false` cancels a gesture in
    /// progress.
    open var isEnabled = true {
        didSet { if !isEnabled { stop() } }
    }

    /// Whether the touches of a recognized gesture are canceled in their views. The default is `true`.
    open var cancelsTouchesInView = true

    /// Whether views are notified that touches began only after the recognizer has failed. The default is `false`.
    open var delaysTouchesBegan = false

    /// Whether views are notified that touches ended only after the recognizer has failed, while it waits for another
    /// tap or for another recognizer. The default is `true`.
    open var delaysTouchesEnded = true

    /// The raw values of the types of touches that the recognizer receives. By default all types.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The modifier keys that were held down during the last event.
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }

    /// The buttons that were down during the last event.
    open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

    /// The number of touches that the recognizer follows.
    open var numberOfTouches: Int { touches.count }

    /// Returns the center of the fingers in a view's coordinate system, or in the window's if `view` is `nil`. After
    /// all fingers are lifted, it is the last location.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, view !== lastWindow else { return lastPlace }
        return view.layer.convert(lastPlace, from: lastWindow?.layer)
    }

    /// Returns the location of a touch in a view's coordinate system, or in the window's if `view` is `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        programmerError(
            unless: touches.indices.contains(touchIndex),
            "index (\(touchIndex)) beyond bounds (\(touches.count)).",
            in: "UIGestureRecognizer.location(ofTouch:in:)",
            .range
        )
        return touches[touchIndex].location(in: view)
    }

    /// Makes this recognizer wait until another one fails, provided that the other one has received touches.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        awaited.removeAll { $0.object == nil }
        awaited.append(Weak(object: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Resets the recognizer for the next gesture. Called when the gesture ended or failed and all fingers are
    /// lifted. Overrides call `super`.
    open func reset() {}

    /// Removes a touch from the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.removeAll { $0 === touch }
    }

    /// Returns whether this recognizer's gesture prevents another recognizer from recognizing its own. The default
    /// is `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer's gesture prevents this recognizer from recognizing its own. The default
    /// is `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer must fail before this one can begin. The default is `false`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether this recognizer must fail before another one can begin. The default is `false`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer receives an event. The default implementation asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Handles new touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles movements of touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles the end of touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles the cancellation of touches by the system.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles keys that went down while the focused view or the first responder was inside the recognizer's view.
    /// If the recognizer recognizes its gesture by that, it takes the keys: no responder receives them.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Handles the repetition of keys that are held down.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Handles keys that were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Handles the cancellation of presses by the system.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Whether the gesture can continue after all fingers are lifted.
    var expectsMoreTouches: Bool { false }

    /// Whether the gesture is a tap, which a touch that stops a scroll view is not.
    var recognizesTaps: Bool { false }

    /// Whether touches of a pointing device must be by its primary button.
    var requiresPrimaryButton: Bool { false }

    /// Whether the recognizer follows the pointer while no button is down.
    var followsPointer: Bool { false }

    /// Handles a movement of the pointer over the view.
    func hover(at place: CGPoint, in window: UIWindow?, with event: UIEvent) {}

    /// Handles the end of the movements over the view.
    func leave(with event: UIEvent) {}
}
