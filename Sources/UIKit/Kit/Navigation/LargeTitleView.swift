import CoreGraphics
import Foundation

/// A large title with its subtitle, at the bottom of the view, which clips it while it scrolls away.
final class LargeTitleView: UIView {
    private let label = UILabel()
    /// The text below the title, as soon as there is one.
    private var detail: UILabel?

    private var title: String?
    private var subtitle: String?
    private var attributes: [NSAttributedString.Key: Any] = [:]

    /// Shows a title with attributes, of which the font and the color have defaults.
    func show(_ title: String?, subtitle: String?, attributes: [NSAttributedString.Key: Any]) {
        (self.title, self.subtitle, self.attributes) = (title, subtitle, attributes)
        showSubtitle()
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

    private func showSubtitle() {
        if detail == nil, subtitle != nil {
            let label = UILabel()
            label.textColor = .secondaryLabel
            detail = label
            addSubview(label)
        }
        detail?.text = subtitle
        detail?.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15), compatibleWith: traitCollection)
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
    /// It grows with the font, and for a subtitle.
    static func height(for traits: UITraitCollection, hasSubtitle: Bool = false) -> CGFloat {
        let growth = max(0, font(for: traits).lineHeight - font.lineHeight).rounded(.up)
        return (NavigationMetrics.largeTitleHeight + growth + (hasSubtitle ? subtitleHeight(for: traits) : 0))
            .roundedUp(toPixelsOf: traits.displayScale)
    }

    private static func subtitleHeight(for traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .subheadline)
            .scaledValue(for: NavigationMetrics.largeSubtitleHeight, compatibleWith: traits).rounded(.up)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show(title, subtitle: subtitle, attributes: attributes)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = LayoutMetrics.rootMargin(forWidth: bounds.width)
        let size = label.sizeThatFits(bounds.size)
        let width = min(size.width, max(bounds.width - 2 * margin, 0))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let below = subtitle == nil ? 0 : Self.subtitleHeight(for: traitCollection)
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - margin - width : margin,
            y: bounds.height - NavigationMetrics.largeTitleBottom - below - size.height,
            width: width,
            height: size.height
        )
        detail?.frame = CGRect(
            x: margin,
            y: bounds.height - NavigationMetrics.largeTitleBottom - below,
            width: max(bounds.width - 2 * margin, 0),
            height: below
        )
        // A title that is scrolled away is not read, as the small one is.
        label.isAccessibilityElement = bounds.height > NavigationMetrics.titleFade
    }
}
