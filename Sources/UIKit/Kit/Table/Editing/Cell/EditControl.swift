import CoreGraphics

/// The control at the leading end of a row that is edited: a sign to delete or insert the row, or the circle of a row
/// that can be selected.
@MainActor
final class EditControl: UIView {
    let controls: CellControls
    /// Called when the control is tapped.
    var onPress: (() -> Void)?
    /// Whether the circle has a checkmark.
    var isChecked = false { didSet { if isChecked != oldValue { setNeedsDisplay() } } }
    /// The color of the circle; `nil` for that of the system.
    var fillColor: UIColor? { didSet { if fillColor != oldValue { setNeedsDisplay() } } }

    init(_ controls: CellControls, tint: UIColor) {
        self.controls = controls
        super.init(frame: .zero)
        tintColor = tint
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let row = (superview as? UITableViewCell).map { RowDescription($0).name } ?? ""
        let verb = controls.style == .delete ? "Delete" : "Insert"
        return AccessibilityDefaults(
            isElement: controls.style != .none,
            label: row.isEmpty ? verb : "\(verb) \(row)",
            traits: .button,
            respondsToUserInteraction: controls.style != .none
        )
    }

    override var canBecomeFocused: Bool { controls.style != .none }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !(isFocused && $0.activates) }
        if rest.count < presses.count { onPress?() }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !(isFocused && $0.activates) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    override func accessibilityActivate() -> Bool {
        onPress?()
        return true
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// A circle is part of the row, which the touch selects.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        controls.style != .none && bounds.insetBy(dx: -14, dy: -14).contains(point)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        onPress?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale = bounds.width / EditingMetrics.controlSize.width
        let inset = (bounds.width - EditingMetrics.circle * scale) / 2
        let circle = bounds.insetBy(dx: inset, dy: inset)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineWidth(2 * scale)
        guard controls.style != .none || isChecked else {
            context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
            context.setLineWidth(1.5 * scale)
            context.strokeEllipse(in: circle.insetBy(dx: 0.75 * scale, dy: 0.75 * scale))
            return
        }
        let color: UIColor =
            switch controls.style {
            case .delete: .systemRed
            case .insert: .systemGreen
            case .none: tintColor
            }
        context.setFillColor((fillColor ?? color).resolvedColor(with: traitCollection).cgColor)
        context.fillEllipse(in: circle)
        context.setStrokeColor(UIColor.white.cgColor)
        context.beginPath()
        for line in lines(in: circle) {
            for (index, point) in line.enumerated() {
                if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
            }
        }
        context.strokePath()
    }

    /// The lines of a minus, a plus or a checkmark.
    private func lines(in circle: CGRect) -> [[CGPoint]] {
        let (x, y, half) = (circle.midX, circle.midY, circle.width * 0.27)
        let minus = [CGPoint(x: x - half, y: y), CGPoint(x: x + half, y: y)]
        let stem = [CGPoint(x: x, y: y - half), CGPoint(x: x, y: y + half)]
        let check = [
            CGPoint(x: x - half, y: y + half * 0.1), CGPoint(x: x - half * 0.25, y: y + half * 0.8),
            CGPoint(x: x + half, y: y - half * 0.75),
        ]
        return switch controls.style {
        case .delete: [minus]
        case .insert: [minus, stem]
        case .none: [check]
        }
    }
}
