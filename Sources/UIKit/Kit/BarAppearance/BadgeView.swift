import CoreGraphics
import Foundation

/// A short text in a capsule, which a tab and an item of a bar have at their images.
final class BadgeView: UIView {
    /// The measures in points (unverified): the height, which is also the least width, the diameter without a text, the
    /// size of the font, and the distance between an end and the text.
    private static let (height, dotSize, fontSize, padding): (CGFloat, CGFloat, CGFloat, CGFloat) = (18, 10, 13, 5)

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

    /// Whether the badge is a small circle without a text.
    var isDot = false

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
            .font: UIFont.systemFont(ofSize: Self.fontSize), .foregroundColor: UIColor.white,
        ]
        label.attributedText = NSAttributedString(string: text, attributes: defaults.merging(attributes) { $1 })
        backgroundColor = color ?? .systemRed
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !isDot else { return CGSize(width: Self.dotSize, height: Self.dotSize) }
        let text = label.sizeThatFits(size)
        let height = max(Self.height, text.height.rounded(.up))
        return CGSize(width: max(height, text.width.rounded(.up) + 2 * Self.padding), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
