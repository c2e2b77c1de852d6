import CoreGraphics
import Failures
import Foundation
import QuartzCore

/// A control that increases and decreases a value by a step.
///
/// It has two halves, for minus and plus. A half that is held repeats its step. While the stepper has the focus, the
/// horizontal arrows step, the Home and End keys choose the ends of the range, and the space bar increases the value.
/// Each change by the user sends `.valueChanged`. Setting the value in code sends nothing.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var content = StepperValue()
    private var images = StepperImages()
    private let ground = UIImageView()
    private let divider = UIImageView()
    private let buttons = [StepperButton(isIncrement: false), StepperButton(isIncrement: true)]
    /// The half that is held.
    private weak var pressed: StepperButton?
    private var timer: FrameTimer?
    /// The value before a touch that reports its changes when it ends.
    private var valueBefore: Double?

    /// Creates a stepper from 0 to 100. The size of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
        setUp()
    }

    /// Creates a stepper without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = StepperMetrics.size
        setUp()
    }

    private func setUp() {
        ground.layer.masksToBounds = true
        ground.isUserInteractionEnabled = false
        divider.isUserInteractionEnabled = false
        addSubview(ground)
        for button in buttons {
            button.onPress = { [weak self, weak button] in
                guard let self, let button else { return }
                step(up: button.isIncrement)
            }
            addSubview(button)
        }
        addSubview(divider)
        showParts()
    }

    // MARK: Value

    /// The value, clamped to the range. 0 by default. Setting it sends no event.
    open var value: Double {
        get { content.value }
        set { change { $0.setValue(newValue) } }
    }

    /// The least value. 0 by default. It must be less than `maximumValue`.
    open var minimumValue: Double {
        get { content.minimum }
        set {
            programmerError(
                unless: newValue < maximumValue,
                "UIStepper minimumValue must be less than maximumValue",
                in: "UIStepper.minimumValue",
                .invalidArgument
            )
            change { $0.minimum = newValue }
        }
    }

    /// The greatest value. 100 by default. It must be greater than `minimumValue`.
    open var maximumValue: Double {
        get { content.maximum }
        set {
            programmerError(
                unless: newValue > minimumValue,
                "UIStepper maximumValue must be greater than minimumValue",
                in: "UIStepper.maximumValue",
                .invalidArgument
            )
            change { $0.maximum = newValue }
        }
    }

    /// The change of the value by one step. 1 by default. It must be greater than 0.
    open var stepValue: Double {
        get { content.step }
        set {
            programmerError(
                unless: newValue > 0,
                "UIStepper stepValue must be greater than 0",
                in: "UIStepper.stepValue",
                .invalidArgument
            )
            change { $0.step = newValue }
        }
    }

    /// Whether a step beyond one end of the range leads to the other end. `false` by default.
    open var wraps: Bool {
        get { content.wraps }
        set { change { $0.wraps = newValue } }
    }

    /// Whether a half that is held repeats its step. `true` by default.
    open var autorepeat = true

    /// Whether `.valueChanged` is sent for each step, and not only when a touch ends. `true` by default.
    open var isContinuous = true

    private func change(_ change: (inout StepperValue) -> Void) {
        let old = content
        change(&content)
        if content != old { showParts() }
    }

    /// Changes the value for the user.
    private func choose(_ change: (inout StepperValue) -> Void) {
        let old = value
        self.change(change)
        if value != old, valueBefore == nil { sendActions(for: .valueChanged) }
    }

    private func step(up: Bool) {
        choose { $0.step(up: up) }
    }

    // MARK: Appearance

    /// Sets the image behind both halves for a state. It is stretched.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        images.background[exactly: state] = image
        showParts()
    }

    /// Returns the image behind both halves that was set for a state.
    open func backgroundImage(for state: State) -> UIImage? { images.background[exactly: state] }

    /// Sets the image of the half that increases the value, for a state. It replaces the plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        images.increment[exactly: state] = image
        showParts()
    }

    /// Returns the image of the half that increases the value that was set for a state.
    open func incrementImage(for state: State) -> UIImage? { images.increment[exactly: state] }

    /// Sets the image of the half that decreases the value, for a state. It replaces the minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        images.decrement[exactly: state] = image
        showParts()
    }

    /// Returns the image of the half that decreases the value that was set for a state.
    open func decrementImage(for state: State) -> UIImage? { images.decrement[exactly: state] }

    /// Sets the image between the halves for their states. It replaces the line.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) {
        images[exactDivider: leftState, rightState] = image
        showParts()
    }

    /// Returns the image between the halves that was set for their states.
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
        images[exactDivider: state, rightState]
    }

    private func state(of button: StepperButton) -> State {
        if !isEnabled || !button.isEnabled { return .disabled }
        return button === pressed ? .highlighted : .normal
    }

    private func showParts() {
        for button in buttons {
            button.isEnabled = isEnabled && content.canStep(up: button.isIncrement)
            let values = button.isIncrement ? images.increment : images.decrement
            button.show(values[state(of: button)], isPressed: button === pressed && images.background[state] == nil)
        }
        ground.image = images.background[state]
        ground.backgroundColor = ground.image == nil ? .tertiarySystemFill : nil
        let ordered = orderedButtons
        divider.image = images[divider: state(of: ordered[0]), state(of: ordered[1])]
        divider.backgroundColor = divider.image == nil ? .separator : nil
        setNeedsLayout()
    }

    /// The halves from left to right.
    private var orderedButtons: [StepperButton] {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? buttons.reversed() : buttons
    }

    override func stateDidChange() {
        super.stateDidChange()
        showParts()
    }

    // MARK: Layout

    override var initialContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { StepperMetrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        ground.layer.cornerRadius = ground.image == nil ? bounds.height / 2 : 0
        let half = bounds.width / 2
        for (index, button) in orderedButtons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: bounds.height)
            button.layer.cornerRadius = bounds.height / 2
            button.layer.maskedCorners =
                index == 0
                ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        }
        let size = divider.image?.size ?? StepperMetrics.dividerSize
        divider.frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        // A half that is highlighted has its own edge.
        divider.isHidden = pressed != nil && divider.image == nil
    }

    /// The layout direction is a trait.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showParts()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        layoutIfNeeded()
        let point = touch.location(in: self)
        guard let button = buttons.first(where: { $0.frame.contains(point) && $0.isEnabled }) else { return false }
        valueBefore = isContinuous ? nil : value
        press(button)
        if autorepeat { wait(StepperMetrics.repeatDelay) }
        return true
    }

    /// The half is held while the finger is on it. With repetition it steps when it is touched, and otherwise when the
    /// finger is lifted.
    private func press(_ button: StepperButton?) {
        pressed = button
        showParts()
        if autorepeat, let button { step(up: button.isIncrement) }
    }

    private func wait(_ delay: TimeInterval) {
        timer?.cancel()
        timer = layer.device.clock.schedule(after: delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isTracking else { return }
                if let pressed = self.pressed { self.step(up: pressed.isIncrement) }
                self.wait(StepperMetrics.repeatInterval)
            }
        }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let button = buttons.first { $0.frame.contains(point) && $0.isEnabled }
        if button !== pressed { press(button) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !autorepeat, let pressed { step(up: pressed.isIncrement) }
        release()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
    }

    private func release() {
        timer?.cancel()
        timer = nil
        pressed = nil
        showParts()
        guard let before = valueBefore else { return }
        valueBefore = nil
        if value != before { sendActions(for: .valueChanged) }
    }

    /// A single tap operates the stepper rather than a gesture recognizer of a superview.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    override func keyActivated() { step(up: true) }

    override func adjust(with key: AdjustingKey) -> Bool {
        switch key {
        case .increase: step(up: true)
        case .decrease: step(up: false)
        case .first: choose { $0.setValue($0.minimum) }
        case .last: choose { $0.setValue($0.maximum) }
        }
        return true
    }

    // MARK: Accessibility

    /// The elements are the two halves, whose value is that of the stepper.
    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.value = value.formatted()
        return defaults
    }
}
