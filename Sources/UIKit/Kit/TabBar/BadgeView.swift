import CoreGraphics
import Foundation

/// A short text in a capsule, which a tab has at its image.
final class BadgeView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var offset = UIOffset.zero

    /// Shows a text with attributes, of which the font and the color have defaults. The text is moved by an offset in
    /// points.
    func show(
        _ text: String,
        attributes: [NSAttributedString.Key: Any],
        color: UIColor?,
        offset: UIOffset = .zero
    ) {
        self.offset = offset
        setNeedsLayout()
        let defaults: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: TabMetrics.badgeFontSize), .foregroundColor: UIColor.white,
        ]
        label.attributedText = NSAttributedString(string: text, attributes: defaults.merging(attributes) { $1 })
        backgroundColor = color ?? .systemRed
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        let height = max(TabMetrics.badgeHeight, text.height.rounded(.up))
        return CGSize(width: max(height, text.width.rounded(.up) + 2 * TabMetrics.badgePadding), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: min(TabMetrics.badgePadding, bounds.width / 2), dy: 0)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
