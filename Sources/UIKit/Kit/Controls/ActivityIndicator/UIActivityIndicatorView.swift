import CoreGraphics
import Foundation
import QuartzCore

/// A turning wheel that shows that a task is in progress.
///
/// The wheel is drawn in its standard size, in the center of the bounds. While it turns, it is drawn eight times per
/// second, and the screen counts as at rest in between. A wheel that is stopped, or in no window, requests no frames.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    private var ownColor: UIColor?
    private var timer: FrameTimer?
    private var brightest = 0

    /// Creates a stopped indicator of the given style, with its standard size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    /// Creates a stopped indicator of medium style with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a stopped indicator of medium style without reading the archive.
    public required init(coder: NSCoder) {
        super.init(frame: CGRect(x: 0, y: 0, width: Style.medium.side, height: Style.medium.side))
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        isHidden = true
    }

    /// The size and the standard color. `.medium` by default. Setting it keeps a color that the client set.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The color of the wheel. Setting `nil` restores the color of the style.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            noteAppearance(.activityIndicatorColor)
            setNeedsDisplay()
        }
    }

    /// Whether the indicator is hidden while it is stopped. `true` by default. Setting it to `true` hides a stopped
    /// indicator at once.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Starts turning, and shows an indicator that is hidden while it is stopped.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        turn()
    }

    /// Stops turning, and hides the indicator if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        timer?.cancel()
        timer = nil
        if hidesWhenStopped { isHidden = true }
    }

    /// Waits for the next step, if the wheel turns in a window.
    private func turn() {
        timer?.cancel()
        timer = nil
        guard isAnimating, window != nil else { return }
        timer = layer.device.clock.schedule(after: SpokeRing.interval, isPassive: true) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.brightest = (self.brightest + 1) % SpokeRing.count
                self.setNeedsDisplay()
                self.turn()
            }
        }
    }

    // MARK: UIView

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    override var initialContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let side = style.side
        let frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let ring = SpokeRing(frame: frame, brightest: brightest)
        let color = color.resolvedColor(with: traitCollection)
        let alpha = color.cgColor.alpha
        for spoke in 0..<SpokeRing.count {
            color.withAlphaComponent(alpha * ring.opacity(of: spoke)).setFill()
            ring.outline(of: spoke).fill()
        }
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            role: .progress,
            label: isAnimating ? "In progress" : "Progress halted",
            traits: .updatesFrequently
        )
    }
}
