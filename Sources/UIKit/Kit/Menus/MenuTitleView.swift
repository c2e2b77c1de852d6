import CoreGraphics

/// The title of a submenu, which lies over the row that opened it. A touch closes the submenu.
final class MenuTitleView: UIView {
    private let label = UILabel()
    private let arrow = UIImageView()
    /// Closes the submenu.
    var close: () -> Void = {}

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = LookFont(size: Looks.menuTitle.light.size, weight: .semibold).font(.body, in: nil)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = Looks.menuTitleColor.color
        arrow.image = UIImage(systemName: "chevron.down")
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
            .applying(UIImage.SymbolConfiguration(weight: .semibold))
        arrow.tintColor = label.textColor
        arrow.contentMode = .center
        addSubview(label)
        addSubview(arrow)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = MenuMetrics.submenuCenter * 2
        let center = isRightToLeft ? MenuMetrics.submenuCenter : bounds.width - MenuMetrics.submenuCenter
        arrow.frame = CGRect(x: center - side / 2, y: 0, width: side, height: bounds.height)
        let inset = MenuMetrics.inset
        label.frame = CGRect(
            x: isRightToLeft ? side : inset,
            y: 0,
            width: max(bounds.width - inset - side, 0),
            height: bounds.height
        )
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = label.text
        defaults.traits = [.button, .header]
        defaults.respondsToUserInteraction = true
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        close()
        return true
    }
}
