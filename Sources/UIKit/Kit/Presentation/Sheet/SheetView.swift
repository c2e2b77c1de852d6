import CoreGraphics

/// The view of a sheet: the view of the presented controller with round corners, and the grabber.
final class SheetView: UIView {
    let content: UIView
    let grabber = SheetGrabber()

    /// The radius of the corners in points.
    var radius: CGFloat = PresentationMetrics.sheetCornerRadius {
        didSet { layer.cornerRadius = radius }
    }

    /// The scale of the content, which has its own size in points.
    var scale: CGFloat = 1 {
        didSet { if scale != oldValue { setNeedsLayout() } }
    }

    /// The safe area at the bottom of the content; `nil` if it follows from the place of the sheet.
    var bottomInset: CGFloat? {
        didSet { if bottomInset != oldValue { notifySafeAreaChanged() } }
    }

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        if let bottomInset { insets.bottom = bottomInset.rounded(toPixelsOf: contentScaleFactor) }
        return insets
    }

    /// Whether the sheet is at the bottom edge, so that its lower corners aren't round.
    var isAtEdge = true {
        didSet {
            let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            layer.maskedCorners = isAtEdge ? upper : upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = radius
        isAtEdge = true
        addSubview(content)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Removes the content, which is no longer scaled.
    func releaseContent() {
        content.transform = .identity
        content.removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        content.bounds.size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = max(SheetGrabber.size.width, 80)
        grabber.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: SheetGrabber.reach)
        bringSubviewToFront(grabber)
    }
}
