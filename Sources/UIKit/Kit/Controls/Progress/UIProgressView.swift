import CoreGraphics
import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    private let fill = UIImageView()
    /// The view of the image for the unfilled part. Most bars have none.
    private var track: UIImageView?
    private var part: Float = 0

    /// Creates a bar of the default style with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a bar of a style, with its intrinsic height and no width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size.height = height
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        addSubview(fill)
        showColors()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            role: .progress,
            label: "Progress",
            value: "\(Int((progress * 100).rounded()))%",
            traits: .updatesFrequently
        )
    }

    /// The styles of a progress view. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// A standalone bar with round ends.
        case `default` = 0
        /// A bar along the edge of a toolbar, with square ends.
        case bar = 1
    }

    /// The style of the bar. `.default` by default.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            showColors()
            bounds.size.height = height
            invalidateIntrinsicContentSize()
        }
    }

    /// The progress, clamped to the range from 0 to 1. 0 by default.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// The progress of a task that the view follows until it is finished. The default is `nil`.
    ///
    /// The view reads it ten times in a second while it is in a window, since nothing observes a `Progress` on Linux.
    open var observedProgress: Progress? {
        didSet { if observedProgress !== oldValue { follow() } }
    }

    private var nextReading: FrameTimer?

    private func follow() {
        nextReading?.cancel()
        nextReading = nil
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: window != nil)
        guard window != nil, !observedProgress.isFinished else { return }
        nextReading = layer.device.clock.schedule(after: 0.1, isPassive: true) { [weak self] in
            MainActor.assumeIsolated { self?.follow() }
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if observedProgress != nil { follow() }
    }

    /// The color of the filled part. `nil`, the default, means the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            noteAppearance(.progressTintColor)
            showColors()
        }
    }

    /// The color of the unfilled part. `nil`, the default, means the system's color.
    open var trackTintColor: UIColor? {
        didSet {
            noteAppearance(.trackTintColor)
            showColors()
        }
    }

    /// The image of the filled part, instead of its color. It is stretched to the part, unless its caps are kept. The
    /// default is `nil`.
    open var progressImage: UIImage? {
        didSet {
            noteAppearance(.progressImage)
            showColors()
        }
    }

    /// The image of the unfilled part, instead of its color. The default is `nil`.
    open var trackImage: UIImage? {
        didSet {
            noteAppearance(.trackImage)
            showColors()
        }
    }

    /// Sets the progress, optionally with an animation.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard new != part else { return }
        // The fill must be laid out at the current progress before the animation starts from it.
        if animated { layoutIfNeeded() }
        part = new
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.placeFill()
        }
    }

    /// The duration in seconds of a change of progress (not Apple's number).
    private static let duration: TimeInterval = 0.2
    /// The heights of the styles in points. That of the default style was recorded on iOS 26 by iamcgn/swiftui-web
    /// (autolayout/hugging); the other is unverified.
    private static let heights: [Style: CGFloat] = [.default: 4, .bar: 2.5]

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// The view's rectangle in its superview. The view is as high as its style, whatever height is set.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height) }
    }

    /// The view's rectangle in its own coordinates. The view is as high as its style, whatever height is set.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height) }
    }

    private var height: CGFloat { Self.heights[progressViewStyle] ?? 4 }

    override var initialContentPriorities: ContentPriorities {
        ContentPriorities(verticalHugging: .defaultHigh)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if progressViewStyle == .default { layer.cornerRadius = bounds.height / 2 }
        placeFill()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func placeFill() {
        let width = bounds.width * CGFloat(part)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        fill.layer.cornerRadius = layer.cornerRadius
        track?.frame = bounds
    }

    private func showColors() {
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        showTrack()
        let color = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        backgroundColor = trackImage == nil ? color : .clear
        if progressViewStyle == .bar { layer.cornerRadius = 0 }
    }

    private func showTrack() {
        guard let trackImage else {
            track?.removeFromSuperview()
            track = nil
            return
        }
        let view = track ?? UIImageView(frame: bounds)
        view.image = trackImage
        if view.superview == nil { insertSubview(view, at: 0) }
        track = view
    }
}
