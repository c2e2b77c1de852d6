import CoreGraphics
import Foundation

/// A bar that fills while something gets done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    private let fill = UIView()
    private var part: Float = 0

    /// A bar of the default style at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from an archive, which is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A bar of a style, as high as it likes and without a width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size.height = intrinsicContentSize.height
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        addSubview(fill)
        showColors()
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(self) }

    /// How a bar looks; the numbers are Apple's.
    public enum Style: Int, Sendable {
        /// On its own, with round ends.
        case `default` = 0
        /// Along the edge of another bar, with square ends.
        case bar = 1
    }

    /// How the bar looks. `.default` at first.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            showColors()
            invalidateIntrinsicContentSize()
        }
    }

    /// How much is done, 0 to 1; what is outside is moved to the end next to it. 0 at first.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// The colour of what is done; `nil`, the value at first, is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of what is left to do; `nil`, the value at first, is the system's.
    open var trackTintColor: UIColor? {
        didSet { showColors() }
    }

    /// Says how much is done, and lets the bar grow there if `animated`.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard new != part else { return }
        // Where the bar is now has to stand before it grows from there.
        if animated { layoutIfNeeded() }
        part = new
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.placeFill()
        }
    }

    /// Seconds in which the bar grows to what it was set to (not Apple's number).
    private static let duration: TimeInterval = 0.2
    /// The height of both styles in points (widely reported, unverified).
    private static let heights: [Style: CGFloat] = [.default: 4, .bar: 2.5]

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.heights[progressViewStyle] ?? 4)
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
    }

    private func showColors() {
        fill.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        if progressViewStyle == .bar { layer.cornerRadius = 0 }
    }
}
