import CoreGraphics
import QuartzCore

/// The view of a popover: a bubble with an arrow, around the view of the presented controller, which extends below the
/// arrow.
final class PopoverView: UIView {
    private let content: UIView
    private let frameView = UIView()
    private let bubble = CAShapeLayer()
    /// The background of the client, instead of the bubble.
    var background: UIPopoverBackgroundView? {
        didSet {
            guard background !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let background { insertSubview(background, at: 0) }
            bubble.isHidden = background != nil
            setNeedsLayout()
        }
    }

    /// The place of the popover. The frame of the view contains the arrow, too.
    var place: PopoverLayout? {
        didSet { setNeedsLayout() }
    }

    /// The color of the bubble.
    var color: UIColor? {
        didSet { showColor() }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.addSublayer(bubble)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 4)
        frameView.clipsToBounds = true
        addSubview(frameView)
        frameView.addSubview(content)
        showColor()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Puts the content back into the bubble after it was somewhere else.
    func takeContent() {
        if content.superview !== frameView { frameView.addSubview(content) }
    }

    func releaseContent() {
        content.removeFromSuperview()
    }

    private func showColor() {
        let own = content.backgroundColor?.resolvedColor(with: content.traitCollection).cgColor
        let usual = (color ?? .systemBackground).resolvedColor(with: content.traitCollection).cgColor
        bubble.fillColor = color == nil && own?.alpha == 1 ? own : usual
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let place else { return }
        showColor()
        let box = place.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let tip = CGPoint(x: place.tip.x - frame.minX, y: place.tip.y - frame.minY)
        if let background { return placeContent(in: background, box, tip, place.direction) }
        let path = UIBezierPath(roundedRect: box, cornerRadius: place.radius)
        path.append(arrow(to: tip, place.direction, place.shape))
        bubble.frame = bounds
        bubble.path = path.cgPath
        frameView.frame = box
        frameView.layer.cornerRadius = place.radius
        // The color of the bubble continues that of the content in the arrow.
        content.frame = bounds.offsetBy(dx: -box.minX, dy: -box.minY)
    }

    private func placeContent(
        in background: UIPopoverBackgroundView,
        _ box: CGRect,
        _ tip: CGPoint,
        _ direction: UIPopoverArrowDirection
    ) {
        background.frame = bounds
        background.arrowDirection = direction
        let isHorizontal = direction == .left || direction == .right
        background.arrowOffset = isHorizontal ? tip.y - bounds.midY : tip.x - bounds.midX
        frameView.frame = box.room(inside: type(of: background).contentViewInsets())
        frameView.layer.cornerRadius = 0
        content.frame = frameView.bounds
    }

    private func arrow(
        to tip: CGPoint,
        _ direction: UIPopoverArrowDirection,
        _ shape: PopoverLayout.Shape
    ) -> UIBezierPath {
        let (half, length) = (shape.arrowHalf, shape.arrowLength)
        let ends: [CGPoint] =
            switch direction {
            case .down: [CGPoint(x: tip.x - half, y: tip.y - length), CGPoint(x: tip.x + half, y: tip.y - length)]
            case .left: [CGPoint(x: tip.x + length, y: tip.y - half), CGPoint(x: tip.x + length, y: tip.y + half)]
            case .right: [CGPoint(x: tip.x - length, y: tip.y - half), CGPoint(x: tip.x - length, y: tip.y + half)]
            default: [CGPoint(x: tip.x - half, y: tip.y + length), CGPoint(x: tip.x + half, y: tip.y + length)]
            }
        let path = UIBezierPath()
        path.move(to: ends[0])
        path.addLine(to: tip)
        path.addLine(to: ends[1])
        path.close()
        return path
    }
}
