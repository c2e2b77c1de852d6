import CoreGraphics

/// A large title, at the bottom of the view, which clips it while it scrolls away.
final class LargeTitleView: UIView {
    private let label = UILabel()

    var text: String? {
        didSet {
            label.text = text
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        let bold = UIFont.systemFont(ofSize: 34, weight: .bold)
        label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: bold, maximumPointSize: 40)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
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
