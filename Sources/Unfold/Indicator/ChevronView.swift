import UIKit

/// An arrow that turns with its row.
final class ChevronView: UIView {
    /// Points, as measured of the system's own on iOS 26: 10.5 by 14. Here there is room for it to turn.
    private static let size = CGSize(width: 14, height: 14)
    private static let arrow = CGSize(width: 7, height: 12)

    /// Whether the arrow points down.
    var isOpen = false {
        didSet { turn() }
    }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Makes an arrow that no running animation block takes for its own.
    static func make() -> ChevronView {
        var chevron: ChevronView?
        UIView.performWithoutAnimation { chevron = ChevronView() }
        return chevron ?? ChevronView()
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
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        turn()
        setNeedsDisplay()
    }
}
