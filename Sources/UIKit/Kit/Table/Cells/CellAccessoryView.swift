import CoreGraphics
import QuartzCore

/// The accessory view of a cell: a chevron, a checkmark or a detail button.
@MainActor
final class CellAccessoryView: UIView {
    private let type: UITableViewCell.AccessoryType
    private let tint: UIColor
    /// Called when the detail button is tapped.
    var onButton: (() -> Void)?
    /// Whether the parts are mirrored, so that the chevron points to the left.
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }
    /// The distance from a chevron to the edge of the cell, in points.
    var margin = TableMetrics.margin { didSet { if margin != oldValue { setNeedsDisplay() } } }
    /// The size of the parts relative to that at the default text size.
    var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsDisplay() } } }

    init(type: UITableViewCell.AccessoryType, tint: UIColor) {
        self.type = type
        self.tint = tint
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the height of the view in points, which is enough for a finger.
    static func height(scale: CGFloat) -> CGFloat { max(44, TableMetrics.detailButtonSize.height * scale) }

    /// Returns the distance from the right edge of the cell to the end of its content, in points.
    ///
    /// - Parameter scale: The size of the parts relative to that at the default text size.
    static func extent(of type: UITableViewCell.AccessoryType, margin: CGFloat, scale: CGFloat) -> CGFloat {
        let chevron = margin + scaled(TableMetrics.chevronSize, scale).width
        let buttonWidth = scaled(TableMetrics.detailButtonSize, scale).width
        return switch type {
        case .none: 0
        case .disclosureIndicator: chevron
        case .checkmark:
            // In a wide table it moves in by as much as the text (unverified).
            TableMetrics.checkmarkMargin + margin - TableMetrics.margin + TableMetrics.checkmarkSpacing
                + scaled(TableMetrics.checkmarkSize, scale).width
        case .detailButton: margin + buttonWidth
        case .detailDisclosureButton: chevron + TableMetrics.accessorySpacing + buttonWidth
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Only the button takes touches; chevrons and checkmarks are part of the row.
        guard isButton else { return false }
        let place = isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
        return buttonFrame.insetBy(dx: -11, dy: -11).contains(place)
    }

    private var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    override var canBecomeFocused: Bool { isButton }

    /// The line around the button has no room outside of it.
    override var defaultFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(rect: placed(buttonFrame).insetBy(dx: -5, dy: -5))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !(isFocused && $0.activates) }
        if rest.count < presses.count { onButton?() }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !(isFocused && $0.activates) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: isButton,
            label: "More Info",
            traits: .button,
            respondsToUserInteraction: isButton
        )
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        onButton?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        // A checkmark is not mirrored in right-to-left layouts.
        if isMirrored, type != .checkmark {
            context.translateBy(x: bounds.width, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(context)
        case .checkmark: drawCheckmark(context)
        case .detailButton: drawDetailButton(context)
        case .detailDisclosureButton:
            drawDetailButton(context)
            drawChevron(context)
        }
    }

    private var buttonFrame: CGRect {
        let size = scaled(TableMetrics.detailButtonSize)
        return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Returns the place of a rectangle of the drawing, which is mirrored in right-to-left layouts.
    private func placed(_ rect: CGRect) -> CGRect {
        isMirrored ? CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size) : rect
    }

    /// Returns the size of a part in half points.
    private static func scaled(_ size: CGSize, _ scale: CGFloat) -> CGSize {
        CGSize(width: (size.width * scale * 2).rounded() / 2, height: (size.height * scale * 2).rounded() / 2)
    }

    private func scaled(_ size: CGSize) -> CGSize { Self.scaled(size, scale) }

    private func drawChevron(_ context: CGContext) {
        let size = scaled(TableMetrics.chevronSize)
        let frame = CGRect(
            x: bounds.width - margin - size.width,
            y: (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        ).insetBy(dx: 2.5 * scale, dy: 1.5 * scale)
        context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2 * scale)
        context.beginPath()
        context.move(to: CGPoint(x: frame.minX, y: frame.minY))
        context.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
        context.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        context.strokePath()
    }

    private func drawCheckmark(_ context: CGContext) {
        let size = scaled(TableMetrics.checkmarkSize)
        // A checkmark is not mirrored, but the space beside it is.
        let x = isMirrored ? bounds.width - TableMetrics.checkmarkSpacing - size.width : TableMetrics.checkmarkSpacing
        let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            .insetBy(dx: 3 * scale, dy: 3 * scale)
        context.setStrokeColor(tint.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2 * scale)
        context.beginPath()
        context.move(to: CGPoint(x: frame.minX, y: frame.minY + frame.height * 0.55))
        context.addLine(to: CGPoint(x: frame.minX + frame.width * 0.36, y: frame.maxY))
        context.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
        context.strokePath()
    }

    private func drawDetailButton(_ context: CGContext) {
        let circle = buttonFrame.insetBy(dx: scale, dy: scale)
        let color = tint.resolvedColor(with: traitCollection).cgColor
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1.5 * scale)
        context.strokeEllipse(in: circle)
        let dot = CGRect(x: circle.midX - 1.5 * scale, y: circle.minY + 4 * scale, width: 3 * scale, height: 3 * scale)
        context.fillEllipse(in: dot)
        context.setLineWidth(2 * scale)
        context.beginPath()
        context.move(to: CGPoint(x: circle.midX, y: circle.minY + 9 * scale))
        context.addLine(to: CGPoint(x: circle.midX, y: circle.maxY - 4.5 * scale))
        context.strokePath()
    }
}
