import CoreGraphics

/// A tab in the panel from which the user puts tabs into a bar.
final class TabTile: UIControl {
    let item: UITabBarItem
    private let label = UILabel()
    private let picture = UIImageView()

    /// The radius of the corners in points (unverified).
    private static let cornerRadius: CGFloat = 10

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.text = item.title
        label.font = Looks.tabTitle.light.font
        label.textAlignment = .center
        let configuration = UIImage.SymbolConfiguration(pointSize: TabMetrics.symbolSize, weight: .medium)
        picture.image = item.image?.applyingSymbolConfiguration(configuration) ?? item.image
        picture.contentMode = .center
        picture.tintColor = .label
        layer.cornerRadius = Self.cornerRadius
        for part in [label, picture] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isSelected ? .secondarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(bounds.size).height
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
        label.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = item.accessibilityLabel
        defaults.traits = .button
        if isSelected { defaults.state.insert(.selected) }
        return defaults
    }
}
