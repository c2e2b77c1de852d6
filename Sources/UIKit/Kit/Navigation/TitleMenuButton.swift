import CoreGraphics

/// The button over a title that opens a menu, with an arrow after the title.
final class TitleMenuButton: UIControl {
    /// The width of the arrow with the space before it, in points (unverified).
    static let arrowRoom: CGFloat = 20

    private let arrow = UIImageView()
    private weak var openMenu: MenuOverlay?
    /// Returns the menu; `nil` for none.
    var makeMenu: () -> UIMenu? = { nil }
    /// The title, which is the accessibility label.
    var title: String?

    init() {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: NavigationMetrics.fontSize * 0.7, weight: .semibold)
        arrow.image = UIImage(systemName: "chevron.down", withConfiguration: configuration)
        arrow.tintColor = .secondaryLabel
        arrow.contentMode = .center
        addSubview(arrow)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Self.arrowRoom, bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        arrow.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width,
            y: 0,
            width: width,
            height: bounds.height
        )
    }

    override func touchedUpInside() {
        guard let window, openMenu == nil, let menu = makeMenu() else { return }
        cancelTracking(with: nil)
        isHighlighted = false
        let overlay = MenuOverlay(menu, at: .source(convert(bounds, to: window)), in: window)
        openMenu = overlay
        overlay.present()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = title
        defaults.traits = .button
        return defaults
    }
}
