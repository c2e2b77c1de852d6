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

    /// The height of the view in points, which is enough for a finger.
    static let height: CGFloat = 44

    /// Returns the distance from the right edge of the cell to the end of its content, in points.
    static func extent(of type: UITableViewCell.AccessoryType, margin: CGFloat) -> CGFloat {
        let chevron = margin + TableMetrics.chevronSize.width
        let button = margin + TableMetrics.detailButtonSize.width
        return switch type {
        case .none: 0
        case .disclosureIndicator: chevron
        case .checkmark:
            // In a wide table it moves in by as much as the text (unverified).
            TableMetrics.checkmarkMargin + margin - TableMetrics.margin + TableMetrics.checkmarkSize.width
                + TableMetrics.checkmarkSpacing
        case .detailButton: button
        case .detailDisclosureButton: chevron + TableMetrics.accessorySpacing + TableMetrics.detailButtonSize.width
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
        let size = TableMetrics.detailButtonSize
        return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Returns the place of a rectangle of the drawing, which is mirrored in right-to-left layouts.
    private func placed(_ rect: CGRect) -> CGRect {
        isMirrored ? CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size) : rect
    }

    private func drawChevron(_ context: CGContext) {
        let size = TableMetrics.chevronSize
        let frame = CGRect(
            x: bounds.width - margin - size.width,
            y: (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        ).insetBy(dx: 2.5, dy: 1.5)
        context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2)
        context.beginPath()
        context.move(to: CGPoint(x: frame.minX, y: frame.minY))
        context.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
        context.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        context.strokePath()
    }

    private func drawCheckmark(_ context: CGContext) {
        let size = TableMetrics.checkmarkSize
        // A checkmark is not mirrored, but the space beside it is.
        let x = isMirrored ? bounds.width - TableMetrics.checkmarkSpacing - size.width : TableMetrics.checkmarkSpacing
        let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            .insetBy(dx: 3, dy: 3)
        context.setStrokeColor(tint.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2)
        context.beginPath()
        context.move(to: CGPoint(x: frame.minX, y: frame.minY + frame.height * 0.55))
        context.addLine(to: CGPoint(x: frame.minX + frame.width * 0.36, y: frame.maxY))
        context.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
        context.strokePath()
    }

    private func drawDetailButton(_ context: CGContext) {
        let circle = buttonFrame.insetBy(dx: 1, dy: 1)
        let color = tint.resolvedColor(with: traitCollection).cgColor
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: circle)
        context.fillEllipse(in: CGRect(x: circle.midX - 1.5, y: circle.minY + 4, width: 3, height: 3))
        context.setLineWidth(2)
        context.beginPath()
        context.move(to: CGPoint(x: circle.midX, y: circle.minY + 9))
        context.addLine(to: CGPoint(x: circle.midX, y: circle.maxY - 4.5))
        context.strokePath()
    }
}
