import CoreGraphics

/// The view of a sheet: the view of the presented controller with round corners, and the grabber.
final class SheetView: UIView {
    let content: UIView
    let grabber = SheetGrabber()

    /// The radius of the corners in points.
    var radius: CGFloat = PresentationMetrics.sheetCornerRadius {
        didSet { layer.cornerRadius = radius }
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

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let width = max(SheetGrabber.size.width, 80)
        grabber.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: SheetGrabber.reach)
        bringSubviewToFront(grabber)
    }
}
