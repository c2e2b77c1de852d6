import CoreGraphics
import Foundation

/// A control for choosing a value from a continuous range.
///
/// A finger drags the thumb; a click with the mouse on the track moves the thumb there. While the slider has the focus,
/// the horizontal arrows change the value by a twentieth of the range, and the Home and End keys choose its ends.
/// Assistive technology changes it by a tenth. Each change by the user sends `.valueChanged`. Setting the value in code
/// sends nothing.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var range = SliderRange()
    private var drag: SliderDrag?
    private var images = SliderImages()
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    private let minimumSide = UIImageView()
    private let maximumSide = UIImageView()

    /// Creates a slider from 0 to 1 with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a slider without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private static let trackColor = Looks.sliderTrack.color

    private func setUp() {
        if bounds.height == 0 { bounds.size.height = SliderGeometry.height }
        for view in [maximumTrack, minimumTrack, minimumSide, maximumSide, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        thumb.layer.shadowRadius = 2
        for side in [minimumSide, maximumSide] { side.contentMode = .center }
        showParts()
    }

    // MARK: Value

    /// The value, clamped to the range. 0 by default. Setting it doesn't animate and sends no event.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the leading end. 0 by default. A value below it is moved to it.
    open var minimumValue: Float {
        get { range.minimum }
        set { changeRange { $0.setMinimum(newValue) } }
    }

    /// The value at the trailing end. 1 by default. A value above it is moved to it.
    open var maximumValue: Float {
        get { range.maximum }
        set { changeRange { $0.setMaximum(newValue) } }
    }

    /// Whether `.valueChanged` is sent for each movement of the thumb, and not only when it is released. `true` by
    /// default.
    open var isContinuous = true

    /// Sets the value, clamped to the range, optionally with an animation. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        guard animated, window != nil else { return changeRange { $0.setValue(value) } }
        // The parts must be where they were before the animation starts from there.
        layoutIfNeeded()
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction])
        {
            self.changeRange { $0.setValue(value) }
            self.placeParts()
        }
    }

    private func changeRange(_ change: (inout SliderRange) -> Void) {
        let old = range
        change(&range)
        if range != old { setNeedsLayout() }
    }

    /// Sets a value that the user chose.
    private func choose(_ value: Float, animated: Bool = false) {
        let old = range.value
        setValue(value, animated: animated)
        if range.value != old { sendActions(for: .valueChanged) }
    }

    // MARK: Appearance

    /// The kinds of sliders. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case `default` = 0
        /// A track that is filled up to the value, for the progress of media. A finger moves the value from anywhere
        /// on it, by the way that it goes.
        case thumbless = 1
    }

    /// Whether the slider has a thumb. `.default` by default.
    open var sliderStyle = Style.default {
        didSet { if sliderStyle != oldValue { showParts() } }
    }

    private var hasThumb: Bool { sliderStyle == .default }

    /// The color of the track on the side of the minimum. `nil`, the default, means the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(.minimumTrackTintColor)
            showParts()
        }
    }

    /// The color of the track on the side of the maximum. `nil`, the default, means the system's fill color.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(.maximumTrackTintColor)
            showParts()
        }
    }

    /// The color of the thumb. `nil`, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(.sliderThumbTintColor)
            showParts()
        }
    }

    /// The image at the leading end. `nil` by default.
    open var minimumValueImage: UIImage? {
        didSet { showParts() }
    }

    /// The image at the trailing end. `nil` by default.
    open var maximumValueImage: UIImage? {
        didSet { showParts() }
    }

    /// Sets the image of the thumb for a state, which replaces the drawn thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        images.thumb[exactly: state] = image
        showParts()
    }

    /// Sets the image of the track on the side of the minimum for a state. It is stretched.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images.minimumTrack[exactly: state] = image
        showParts()
    }

    /// Sets the image of the track on the side of the maximum for a state. It is stretched.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images.maximumTrack[exactly: state] = image
        showParts()
    }

    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[exactly: state] }

    /// Returns the image of the track on the side of the minimum that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[exactly: state] }

    /// Returns the image of the track on the side of the maximum that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[exactly: state] }

    /// The image of the thumb in the current state.
    open var currentThumbImage: UIImage? { images.thumb[state] }

    /// The image of the track on the side of the minimum in the current state.
    open var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] }

    /// The image of the track on the side of the maximum in the current state.
    open var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] }

    /// The behavior that the client prefers. `.automatic` by default.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavior of the slider. It is always `.pad`, since the other one exists on the Mac only.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Geometry

    /// Returns the rectangle of the track. Overrides place it elsewhere.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let widths = (minimumValueImage?.size.width ?? 0, maximumValueImage?.size.width ?? 0)
        let isReversed = isRightToLeft
        return SliderGeometry.track(
            in: bounds,
            leftImage: isReversed ? widths.1 : widths.0,
            rightImage: isReversed ? widths.0 : widths.1,
            height: currentMinimumTrackImage?.size.height ?? SliderGeometry.trackHeight
        )
    }

    /// Returns the rectangle of the thumb for a value. Overrides place it elsewhere.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let fraction = range.fraction(of: value)
        let size = hasThumb ? currentThumbImage?.size ?? SliderGeometry.thumbSize : .zero
        return SliderGeometry.thumb(size, on: rect, at: isRightToLeft ? 1 - fraction : fraction)
    }

    /// Returns the rectangle of the image at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
    }

    /// Returns the rectangle of the image at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
    }

    private func imageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        let x = atLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Layout

    override var initialContentPriorities: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }

    open override var alignmentRectInsets: UIEdgeInsets { SliderGeometry.alignmentInsets }

    open override var intrinsicContentSize: CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: UIView.noIntrinsicMetric, height: SliderGeometry.height - insets.top - insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderGeometry.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// The layout direction is a trait.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let place = thumbRect(forBounds: bounds, trackRect: track, value: value)
        thumb.frame = place
        thumb.layer.cornerRadius = currentThumbImage == nil ? min(place.width, place.height) / 2 : 0
        let left = CGRect(x: track.minX, y: track.minY, width: place.midX - track.minX, height: track.height)
        let right = CGRect(x: place.midX, y: track.minY, width: track.maxX - place.midX, height: track.height)
        let isMirrored = isRightToLeft
        // A drawn track is one capsule with another one on it, whose end is below the thumb.
        let hasImage = currentMaximumTrackImage != nil
        maximumTrack.frame = hasImage ? isMirrored ? left : right : track
        minimumTrack.frame = isMirrored ? right : left
        maximumTrack.layer.cornerRadius = hasImage ? 0 : track.height / 2
        minimumTrack.layer.cornerRadius = currentMinimumTrackImage == nil ? track.height / 2 : 0
        minimumSide.frame = minimumValueImageRect(forBounds: bounds)
        maximumSide.frame = maximumValueImageRect(forBounds: bounds)
    }

    /// The duration in seconds of a change (unverified).
    private static let duration: TimeInterval = 0.25
    /// The opacity of the parts of a disabled slider around its thumb (unverified).
    private static let disabledAlpha: CGFloat = 0.5

    private func showParts() {
        thumb.isHidden = !hasThumb
        thumb.image = currentThumbImage
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        minimumSide.image = minimumValueImage
        maximumSide.image = maximumValueImage
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor =
            maximumTrack.image == nil ? maximumTrackTintColor ?? Self.trackColor : nil
        // The track doesn't show through the thumb.
        for part in subviews where part !== thumb { part.alpha = isEnabled ? 1 : Self.disabledAlpha }
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showParts()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        layoutIfNeeded()
        let x = touch.location(in: self).x
        let place = thumb.frame
        let reach = max(0, (SliderGeometry.touchSide - place.width) / 2)
        let isOnThumb = !hasThumb || x >= place.minX - reach && x <= place.maxX + reach
        guard isOnThumb || touch.type == .indirectPointer else { return false }
        drag = SliderDrag(hold: isOnThumb ? x - place.minX : place.width / 2, startValue: value)
        if !isOnThumb { follow(touch) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let ended = drag else { return }
        drag = nil
        if !isContinuous, value != ended.startValue { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
    }

    private func follow(_ touch: UITouch) {
        guard let drag else { return }
        let track = trackRect(forBounds: bounds)
        let fraction = drag.fraction(at: touch.location(in: self).x, on: track, thumbWidth: thumb.bounds.width)
        let value = range.value(at: isRightToLeft ? 1 - fraction : fraction)
        if isContinuous { choose(value) } else { setValue(value, animated: false) }
        placeParts()
    }

    /// A single tap operates the slider rather than a gesture recognizer of a superview.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    /// The parts of the range by which keys and assistive technology change the value (unverified).
    private static let (keyStep, accessibilityStep) = (Float(0.05), Float(0.1))

    private func step(by part: Float) {
        choose(value + part * (maximumValue - minimumValue), animated: true)
    }

    override func keyActivated() {}

    override func adjust(with key: AdjustingKey) -> Bool {
        switch key {
        case .increase: step(by: Self.keyStep)
        case .decrease: step(by: -Self.keyStep)
        case .first: choose(minimumValue, animated: true)
        case .last: choose(maximumValue, animated: true)
        }
        return true
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.value = "\(Int((range.fraction(of: value) * 100).rounded()))%"
        defaults.traits = .adjustable
        return defaults
    }

    open override func accessibilityIncrement() {
        if isEnabled { step(by: Self.accessibilityStep) }
    }

    open override func accessibilityDecrement() {
        if isEnabled { step(by: -Self.accessibilityStep) }
    }
}
