import CoreGraphics
import Foundation

/// A large title, at the bottom of the view, which clips it while it scrolls away.
final class LargeTitleView: UIView {
    private let label = UILabel()

    private var title: String?
    private var attributes: [NSAttributedString.Key: Any] = [:]

    /// Shows a title with attributes, of which the font and the color have defaults.
    func show(_ title: String?, attributes: [NSAttributedString.Key: Any]) {
        (self.title, self.attributes) = (title, attributes)
        let font = Self.font(for: traitCollection)
        label.font = font
        if attributes.isEmpty {
            label.setTextInOwnStyle(title)
        } else {
            let defaults: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
            label.setTextInOwnStyle(
                NSAttributedString(string: title ?? "", attributes: defaults.merging(attributes) { $1 })
            )
        }
        setNeedsLayout()
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.font = Self.font(for: traitCollection)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The font in the default text size.
    private static let font = UIFont.systemFont(ofSize: 34, weight: .bold)

    /// Returns the font of a large title, which grows with the text size.
    static func font(for traits: UITraitCollection) -> UIFont {
        UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: font, maximumPointSize: NavigationMetrics.largeTitleFontLimit, compatibleWith: traits)
    }

    /// Returns the height that a large title adds to the bar, in whole pixels, so that the content below it is sharp.
    /// It grows with the font.
    static func height(for traits: UITraitCollection) -> CGFloat {
        let growth = max(0, font(for: traits).lineHeight - font.lineHeight).rounded(.up)
        return (NavigationMetrics.largeTitleHeight + growth).roundedUp(toPixelsOf: traits.displayScale)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show(title, attributes: attributes)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = LayoutMetrics.rootMargin(forWidth: bounds.width)
        let size = label.sizeThatFits(bounds.size)
        let width = min(size.width, max(bounds.width - 2 * margin, 0))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - margin - width : margin,
            y: bounds.height - NavigationMetrics.largeTitleBottom - size.height,
            width: width,
            height: size.height
        )
        // A title that is scrolled away is not read, as the small one is.
        label.isAccessibilityElement = bounds.height > NavigationMetrics.titleFade
    }
}
