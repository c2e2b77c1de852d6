import CoreGraphics
import Foundation

/// A view that a person operates, and that says so by events.
///
/// A subclass overrides the four `…Tracking` methods, and sends events. Apple's targets with selectors, which Swift has
/// only where Objective-C is, are not here: `UIAction` takes their place.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var handlers = ControlActions()
    private weak var trackedTouch: UITouch?

    /// A control at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that performs an action when what it is for is asked of it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control from an archive, which is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // A drag that begins on a control operates it and does not scroll, as UIScrollView.touchesShouldCancel(in:) has it.
    override var keepsTouchesFromDrags: Bool { true }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(self) }

    // MARK: State

    /// The state as one value.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether it can be operated. `true` at first; `false` gives up a finger that is on it.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(with: nil) }
            stateDidChange()
        }
    }

    /// Whether it is chosen. `false` at first, and never set by touches.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on it. Set by touches.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Where contents stand from side to side. `.center` at first.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where contents stand from top to bottom. `.center` at first.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where contents stand from side to side, with the sides that lead and trail resolved.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// The state is another one now.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: Actions

    /// Performs an action at events. An action of the same identifier that is there for the same events gives way.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// No longer performs an action at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// No longer performs the action of an identifier at events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// All events that an action is performed at.
    open var allControlEvents: Event { handlers.events }

    /// Performs an action with this control as the sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Performs the actions of events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for action in handlers.actions(for: controlEvents) { sendAction(action) }
    }

    /// Does what the control is for, as if a person had asked for it.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking

    /// Whether a finger operates the control.
    open private(set) var isTracking = false

    /// Whether that finger is inside, or was when it was lifted. A finger counts as inside up to 70 points from the bounds
    /// (widely reported, unverified).
    open private(set) var isTouchInside = false

    /// A finger went down.
    ///
    /// - Returns: whether to follow it. `true` unless a subclass knows better.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved.
    ///
    /// - Returns: whether to go on following it. `true` unless a subclass knows better.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted, or is not followed any more.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Something else took the finger over.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        trackedTouch = touch
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = holds(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            release()
            endTracking(touch, with: event)
            return
        }
        switch (wasInside, isTouchInside) {
        case (true, true): sendActions(for: .touchDragInside)
        case (false, false): sendActions(for: .touchDragOutside)
        case (true, false): sendActions(for: .touchDragExit)
        case (false, true): sendActions(for: .touchDragEnter)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = holds(touch)
        release()
        endTracking(touch, with: event)
        if isTouchInside {
            sendActions(for: .touchUpInside)
            touchedUpInside()
        } else {
            sendActions(for: .touchUpOutside)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTouch(with: event)
    }

    /// Called after the actions of `.touchUpInside`: where that is what the control is for, the subclass says so.
    func touchedUpInside() {}

    private func cancelTouch(with event: UIEvent?) {
        guard isTracking else { return }
        isTouchInside = false
        release()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func release() {
        isTracking = false
        trackedTouch = nil
        isHighlighted = false
    }

    private func holds(_ touch: UITouch) -> Bool {
        let margin: CGFloat = 70
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    }
}
