import UIKit

/// An arrow that rotates when its row unfolds.
final class ChevronView: UIView {
    /// The size of the view, in points. The system's indicator on iOS 26 is 10.5 by 14 points, as
    /// measured. A square has room for the rotated arrow.
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

    /// Creates an arrow whose initial properties aren't animated by an enclosing animation block.
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
