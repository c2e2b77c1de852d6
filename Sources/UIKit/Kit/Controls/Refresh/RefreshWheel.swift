import CoreGraphics

/// The wheel of a refresh control, whose spokes appear one after another while the content is pulled.
final class RefreshWheel: UIView {
    private let indicator = UIActivityIndicatorView(style: .large)

    /// The part of the wheel that is visible while it doesn't turn, from 0 to 1.
    var progress: CGFloat = 0 {
        didSet { if spokes(at: progress) != spokes(at: oldValue) { setNeedsDisplay() } }
    }

    /// Whether the whole wheel turns.
    var isTurning: Bool {
        get { indicator.isAnimating }
        set {
            guard newValue != isTurning else { return }
            if newValue { indicator.startAnimating() } else { indicator.stopAnimating() }
            setNeedsDisplay()
        }
    }

    var color: UIColor! {
        get { indicator.color }
        set {
            indicator.color = newValue
            setNeedsDisplay()
        }
    }

    init() {
        super.init(frame: CGRect(origin: .zero, size: indicator.intrinsicContentSize))
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        indicator.frame = bounds
        addSubview(indicator)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func spokes(at progress: CGFloat) -> Int {
        Int((progress * CGFloat(SpokeRing.count)).rounded(.down))
    }

    override func draw(_ rect: CGRect) {
        guard !isTurning else { return }
        // The color is that of the brightest spoke of the wheel that turns.
        color.resolvedColor(with: traitCollection).setFill()
        let ring = SpokeRing(frame: bounds, brightest: 0)
        for spoke in 0..<spokes(at: progress) { ring.outline(of: spoke).fill() }
    }
}
