import CoreGraphics
import Foundation

/// A control that is on or off.
///
/// A tap changes the value, and so does dragging the thumb, activation by assistive technology, and the space bar or
/// the return key while the switch has the focus. Each of these sends `.valueChanged` and `.primaryActionTriggered`.
/// Setting the value in code sends nothing.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private var value = false
    private var drag: SwitchDrag?

    /// Creates a switch that is off. The size of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchGeometry.size))
        setUp()
    }

    /// Creates a switch without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = SwitchGeometry.size
        setUp()
    }

    private func setUp() {
        track.isUserInteractionEnabled = false
        track.addSubview(thumb)
        addSubview(track)
        Looks.switchThumbShadow.light.apply(to: thumb.layer)
        showParts()
    }

    // MARK: Value

    /// Whether the switch is on. `false` by default. Setting it doesn't animate and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, optionally with an animation. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        showParts(animated: animated)
    }

    /// Sets a value that the user chose.
    private func choose(_ on: Bool) {
        guard on != value else { return showParts(animated: true) }
        value = on
        showParts(animated: true)
        sendActions(for: .valueChanged)
        performPrimaryAction()
    }

    // MARK: Appearance

    /// The color of the track of a switch that is on. `nil`, the default, means the system's green.
    open var onTintColor: UIColor? {
        didSet {
            noteAppearance(.onTintColor)
            showParts()
        }
    }

    /// The color of the thumb. `nil`, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(.thumbTintColor)
            showParts()
        }
    }

    /// An image that is not displayed, as in UIKit since iOS 7.
    open var onImage: UIImage?
    /// An image that is not displayed, as in UIKit since iOS 7.
    open var offImage: UIImage?

    /// A title for a check box. A sliding switch doesn't display it. It is the default accessibility label.
    open var title: String?

    /// The style that the client prefers. `.automatic` by default.
    open var preferredStyle = Style.automatic

    /// The style of the switch. It is always `.sliding`, since check boxes exist on the Mac only.
    open var style: Style { .sliding }

    // MARK: Layout

    override var initialContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }

    open override var alignmentRectInsets: UIEdgeInsets { SwitchGeometry.alignmentInsets }

    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: SwitchGeometry.size)).size
    }

    /// The view's rectangle in its superview. The size is always that of a switch, whatever size is set.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: SwitchGeometry.size) }
    }

    /// The view's rectangle in its own coordinates. The size is always that of a switch, whatever size is set.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchGeometry.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchGeometry.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// The layout direction is a trait.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private var geometry: SwitchGeometry {
        SwitchGeometry(bounds: bounds, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func placeParts() {
        track.frame = geometry.track
        track.layer.cornerRadius = track.bounds.height / 2
        let frame = geometry.thumb(at: drag?.fraction ?? (value ? 1 : 0), isPressed: drag != nil)
        thumb.frame = frame.offsetBy(dx: -geometry.track.minX, dy: -geometry.track.minY)
        thumb.layer.cornerRadius = thumb.bounds.height / 2
    }

    // MARK: Showing

    private static let offColor = Looks.switchOff.color
    /// The duration in seconds of a change (unverified).
    private static let duration: TimeInterval = 0.25
    /// The opacity of a disabled switch (unverified).
    private static let disabledAlpha: CGFloat = 0.5

    private func showParts(animated: Bool = false) {
        guard animated, window != nil else { return applyParts() }
        // The parts must be where they were before the animation starts from there.
        layoutIfNeeded()
        UIView.animate(
            withDuration: Self.duration,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: applyParts
        )
    }

    private func applyParts() {
        let isShownOn = drag.map { $0.fraction > 0.5 } ?? value
        track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : Self.offColor
        thumb.backgroundColor = thumbTintColor ?? .white
        // The thumb is in the track, so a disabled track doesn't show through it.
        track.alpha = isEnabled ? 1 : Self.disabledAlpha
        placeParts()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showParts()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        drag = SwitchDrag(at: touch.location(in: self).x, isOn: value)
        showParts(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let wasOn = drag.map { $0.fraction > 0.5 }
        drag?.move(to: touch.location(in: self).x, geometry)
        if drag?.isDragging == true {
            // The thumb stays under the finger, and only the color fades.
            placeParts()
            if wasOn != drag.map({ $0.fraction > 0.5 }) { showParts(animated: true) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let ended = drag else { return }
        drag = nil
        choose(ended.result(from: value))
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
        showParts(animated: true)
    }

    /// A single tap operates the switch rather than a gesture recognizer of a superview.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    override func keyActivated() { choose(!value) }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.role = .toggle(isOn: value)
        defaults.label = title
        defaults.value = value ? "1" : "0"
        defaults.traits = [.button, .toggleButton]
        return defaults
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        choose(!value)
        return true
    }
}
