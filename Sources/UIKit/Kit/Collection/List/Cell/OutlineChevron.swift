import CoreGraphics

/// The chevron of an item that contains others, which points down while they are visible.
@MainActor
final class OutlineChevron: UIView {
    /// Called when the chevron is tapped.
    var onTap: (() -> Void)?
    private let sign = UIView()
    private let line = ChevronView()
    private var isExpanded = false
    private var isMirrored = false

    init() {
        super.init(frame: .zero)
        sign.isUserInteractionEnabled = false
        sign.addSubview(line)
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    func turn(isExpanded: Bool, isRightToLeft: Bool, animated: Bool) {
        (self.isExpanded, isMirrored) = (isExpanded, isRightToLeft)
        let angle: CGFloat = isExpanded ? .pi / 2 : isRightToLeft ? .pi : 0
        let turned = CGAffineTransform(rotationAngle: angle)
        guard sign.transform != turned else { return }
        guard animated, UIView.areAnimationsEnabled, AnimationContext.current == nil else {
            return sign.transform = turned
        }
        UIView.animate(withDuration: ListMetrics.duration, delay: 0, options: .allowUserInteraction) {
            self.sign.transform = turned
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The sign turns around the center of its chevron, which is at the end of the box.
        let size = TableMetrics.chevronSize
        let x = isMirrored ? size.width / 2 : bounds.width - size.width / 2
        sign.bounds.size = CGSize(width: size.height, height: size.height)
        sign.center = CGPoint(x: x, y: bounds.midY)
        line.frame = sign.bounds
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        line.setNeedsDisplay()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -15, dy: 0).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        onTap?()
    }

    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !(isFocused && $0.activates) }
        if rest.count < presses.count { onTap?() }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !(isFocused && $0.activates) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: isExpanded ? "Collapse" : "Expand",
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func accessibilityActivate() -> Bool {
        onTap?()
        return true
    }
}

/// The line of a chevron that points to the right, in the middle of the view.
@MainActor
private final class ChevronView: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = TableMetrics.chevronSize
        let frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        ).insetBy(dx: 2.5, dy: 1.5)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        // The chevron of an outline has the tint color of the list.
        context.setStrokeColor(tintColor.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2)
        context.beginPath()
        context.move(to: CGPoint(x: frame.minX, y: frame.minY))
        context.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
        context.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        context.strokePath()
    }
}
