import CoreGraphics
import Foundation
import HostInterface

/// A view that the user operates, and that reports this by events.
///
/// A subclass overrides the four `…Tracking` methods and sends events, which trigger actions and methods of targets.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var handlers = ControlActions()
    private weak var trackedTouch: UITouch?
    /// The event that is being handled, for methods of targets that take it.
    private weak var currentEvent: UIEvent?
    private var controlMenu: ControlMenu?
    /// Whether the menu of the control is open.
    var menuIsOpen = false {
        didSet { if menuIsOpen != oldValue { stateDidChange() } }
    }

    /// Creates a control with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs an action when its primary action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // A drag that begins on a control operates it and doesn't scroll, as with
    // `UIScrollView.touchesShouldCancel(in:)`.
    override var preventsScrolling: Bool { true }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = AccessibilityDefaults(respondsToUserInteraction: true)
        if isSelected { defaults.state.insert(.selected) }
        if !isEnabled { defaults.state.insert(.notEnabled) }
        return defaults
    }

    override func cursor(at point: CGPoint) -> HostCursor? { .arrow }

    // MARK: State

    /// The current state, combined from the properties below.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether the control responds to touches. `true` by default. `false` cancels a touch in progress.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(with: nil) }
            stateDidChange()
        }
    }

    /// Whether the control is selected. `false` by default; touches don't change it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted. Touches set it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The horizontal alignment of the content. `.center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The vertical alignment of the content. `.center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content, with leading and trailing resolved to left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Called when the state has changed. Invalidates the layout.
    func stateDidChange() {
        setNeedsLayout()
    }

    /// The text that is shown while the pointer rests over the control; `nil`, the default, for none.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let toolTipInteraction, newValue == nil { removeInteraction(toolTipInteraction) }
            guard let newValue else { return }
            if toolTipInteraction == nil { addInteraction(UIToolTipInteraction()) }
            toolTipInteraction?.defaultToolTip = newValue
        }
    }

    /// The interaction that shows the tool tip; `nil` while there is none.
    open var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    // MARK: Actions

    /// Adds an action for events. It replaces an action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// The union of the events that trigger an action.
    open var allControlEvents: Event { handlers.events }

    /// Performs an action with this control as the sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Performs what events trigger, in the order in which it was added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers.handlers(for: controlEvents) {
            switch handler {
            case .action(let action): sendAction(action)
            case .method(let method):
                // Nothing is sent for a target that was deallocated.
                guard method.usesResponderChain || method.target != nil else { continue }
                sendAction(method.selector, to: method.target, for: currentEvent)
            }
        }
    }

    // MARK: Targets

    /// Adds a method of a target for events. The control doesn't retain the target.
    ///
    /// The method has no parameter, the control, or the control and the event.
    ///
    /// - Parameter target: The object, or `nil` for the first responder in the chain that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(TargetAction(target, action), for: controlEvents)
    }

    /// Removes methods of targets for events. `nil` stands for all targets, or for all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target: target.map { $0 as AnyObject }, selector: action, for: controlEvents)
    }

    /// The targets of the control. `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.methods.compactMap { method, _ -> AnyHashable? in
                method.usesResponderChain ? NSNull() : method.target as? NSObject
            }
        )
    }

    /// Returns the names of a target's methods for an event, or `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.methods.compactMap { method, events in
            let isMeant = method.target === object && method.usesResponderChain == (object == nil)
            return isMeant && !events.isDisjoint(with: controlEvent) ? method.selector.description : nil
        }
        return names.isEmpty ? nil : names
    }

    /// Calls a method of a target with this control as the sender. A subclass overrides it to watch the calls.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Triggers the primary action, as if the user had operated the control.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    /// Calls a closure with each action and each method of a target, and their events, in the order in which they were
    /// added. The closure can set its last argument to stop.
    open func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ target: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for (handler, events) in handlers.entries where !stop {
            switch handler {
            case .action(let action): iterator(action, nil, events, &stop)
            case .method(let method): iterator(nil, (method.target, method.selector), events, &stop)
            }
        }
    }

    // MARK: Menus

    /// The interaction that opens the menu of the control; `nil` while `isContextMenuInteractionEnabled` is `false`.
    open var contextMenuInteraction: UIContextMenuInteraction? { controlMenu?.interaction }

    /// Whether the control has a context menu, which a subclass provides. `false` by default.
    open var isContextMenuInteractionEnabled: Bool {
        get { controlMenu != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            controlMenu?.remove()
            controlMenu = newValue ? ControlMenu(self) : nil
        }
    }

    /// Whether the menu opens by a tap, and by the keys that operate the control. It then sends `.menuActionTriggered`
    /// and not its other events. `false` by default: the menu opens like any context menu.
    open var showsMenuAsPrimaryAction = false

    /// Returns the point of the control at which the leading edge of its menu begins: by default the bottom of the
    /// leading edge. The menu covers a control with the default. With another point it is below the control, or above
    /// it if there is no room.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        defaultMenuAttachmentPoint
    }

    var defaultMenuAttachmentPoint: CGPoint {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
    }

    /// Returns the contents of the menu, or `nil`, the default, for no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when the menu is about to appear.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the menu is about to disappear.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Opens the menu of a control whose primary action that is.
    private func opensMenu(byKey: Bool) -> Bool {
        showsMenuAsPrimaryAction && controlMenu?.open(byKey: byKey) == true
    }

    // MARK: Tracking

    /// Whether the control is tracking a touch.
    open private(set) var isTracking = false

    /// Whether the tracked touch is inside the control, or was when it ended. A touch counts as inside up to 70
    /// points from the bounds (widely reported, unverified).
    open private(set) var isTouchInside = false

    /// Called when a touch begins in the control.
    ///
    /// - Returns: Whether to track the touch. `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves.
    ///
    /// - Returns: Whether to continue tracking. `true` by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends or tracking stops.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking is canceled.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        guard isEnabled, trackedTouch == nil, let touch = touches.first, touch.isPrimary else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        trackedTouch = touch
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
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
        currentEvent = event
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInside(touch)
        release()
        endTracking(touch, with: event)
        if isTouchInside {
            guard !opensMenu(byKey: false) else { return }
            sendActions(for: .touchUpInside)
            touchedUpInside()
        } else {
            sendActions(for: .touchUpOutside)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTouch(with: event)
    }

    /// A control that leaves its window stops tracking, without an event.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { cancelTouch(with: nil) }
    }

    // MARK: Keys

    /// An enabled control can have the focus.
    open override var canBecomeFocused: Bool { isEnabled }

    override var defaultFocusEffect: UIFocusEffect? {
        // The caret shows the focus of a control that takes text.
        guard !takesText else { return nil }
        let effect = UIFocusHaloEffect()
        effect.prefersOutside = true
        return effect
    }

    /// Whether the control takes text. The focus then begins editing, and keys such as the space bar type text.
    var takesText: Bool { false }

    override func focusArrivedByKey() {
        if takesText { becomeFirstResponder() }
    }

    /// Operates the control with the space bar or the return key while it has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        currentEvent = event
        let others = presses.filter { !activates($0) }
        if others.count < presses.count, !opensMenu(byKey: true) { keyActivated() }
        let rest = others.filter { !adjusts($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// A key that is held down activates the control once, and changes its value repeatedly.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        currentEvent = event
        let rest = presses.filter { !activates($0) && !adjusts($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    /// Called when a key operates the control. By default the same happens as when a touch ends inside.
    func keyActivated() {
        guard !takesText else {
            becomeFirstResponder()
            return
        }
        sendActions(for: .touchUpInside)
        touchedUpInside()
    }

    /// Changes the value of the control with a key while the control has the focus. Does nothing by default.
    ///
    /// - Returns: Whether the key is one of the control's.
    func adjust(with key: AdjustingKey) -> Bool { false }

    private func adjusts(_ press: UIPress) -> Bool {
        guard isEnabled, isFocused, !takesText else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return AdjustingKey(press, isRightToLeft: isRightToLeft).map(adjust) ?? false
    }

    private func activates(_ press: UIPress) -> Bool {
        isEnabled && isFocused && !(takesText && isFirstResponder) && press.activates
    }

    /// Called after the actions of `.touchUpInside`. A subclass overrides it if that event triggers its primary
    /// action.
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

    private func isInside(_ touch: UITouch) -> Bool {
        let margin: CGFloat = 70
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    }
}
