import UIKit

/// The mark before the text of a row that unfolds. It points to the text, and down while the row is open.
final class ExpansionMark: UIView {
    /// Whether the row is open.
    var isOpen = false {
        didSet { turn() }
    }

    private static let arrow = CGSize(width: 4.5, height: 8)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func turn() {
        transform = isOpen ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
    }

    override func draw(_ rect: CGRect) {
        let direction: CGFloat = isMirrored ? -1 : 1
        let (middle, arrow) = (CGPoint(x: bounds.midX, y: bounds.midY), Self.arrow)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle.x - direction * arrow.width / 2, y: middle.y - arrow.height / 2))
        path.addLine(to: CGPoint(x: middle.x + direction * arrow.width / 2, y: middle.y))
        path.addLine(to: CGPoint(x: middle.x - direction * arrow.width / 2, y: middle.y + arrow.height / 2))
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        RolePalette.secondary.setStroke()
        path.stroke()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        turn()
        setNeedsDisplay()
    }
}
