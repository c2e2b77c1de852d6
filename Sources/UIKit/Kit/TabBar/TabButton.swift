import CoreGraphics
import Foundation

/// The view of a tab: its image above its title.
final class TabButton: UIControl {
    let item: UITabBarItem
    /// The bar; `nil` once it is gone, as the button may be kept by a touch.
    private weak var bar: UITabBar?
    private let label = UILabel()
    private let picture = UIImageView()
    private let badge = BadgeView()
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero
    /// Whether the image is alone in the middle, as in a bar that is minimized.
    var isMinimized = false { didSet { if isMinimized != oldValue { setNeedsLayout() } } }
    /// The place in the bar, for assistive technology.
    var place: ListPlace?

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        label.textAlignment = .center
        for part in [picture, label, badge] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        item.button = self
        hold.addAction { [weak self] in self?.held($0) }
        hold.isEnabled = false
        addGestureRecognizer(hold)
        update()
    }

    // MARK: Large content

    private let hold = UILongPressGestureRecognizer()
    private var largeContent: LargeContentPanel?

    /// Shows the tab in large while a finger is held on it, with a text size for accessibility, and then selects it.
    private func held(_ hold: UIGestureRecognizer) {
        switch hold.state {
        case .began: largeContent = window.map { LargeContentPanel.show(item, in: $0) }
        case .changed: break
        default:
            largeContent?.removeFromSuperview()
            largeContent = nil
            if hold.state == .ended, bounds.contains(hold.location(in: self)) { bar?.choose(item) }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        hold.isEnabled = window != nil && LargeContentPanel.isUsed(for: traitCollection)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the current properties of the item.
    func update() {
        isEnabled = item.isEnabled
        isSelected = bar?.selectedItem === item
        accessibilityIdentifier = item.accessibilityIdentifier
        show()
    }

    static let itemColor = Looks.barItem.color

    private func show() {
        let look = bar?.look(of: item, in: state) ?? TabLook()
        let color = isEnabled ? isSelected ? tintColor ?? .tintColor : Self.itemColor : .tertiaryLabel
        let attributes: [NSAttributedString.Key: Any] = [
            .font: (isSelected ? Looks.selectedTabTitle : Looks.tabTitle).light.font, .foregroundColor: color,
        ]
        let own = item.titleAttributes[state.subtracting(.highlighted)] ?? [:]
        label.attributedText = NSAttributedString(
            string: item.title ?? "",
            attributes: attributes.merging(look.title) { $1 }.merging(own) { $1 }
        )
        let plain = item.shownImage(isCompact: isCompact).image
        let image = isSelected ? item.selectedImage ?? plain : plain
        picture.image = image.map { shown($0) }
        picture.tintColor = look.iconColor ?? color
        badge.isHidden = item.badgeValue == nil
        if let value = item.badgeValue {
            let own = item.badgeAttributes[state.subtracting(.highlighted)] ?? [:]
            badge.show(
                value,
                attributes: look.badge.merging(own) { $1 },
                color: item.badgeColor ?? look.badgeColor,
                offset: look.badgeTitleOffset
            )
        }
        (titleOffset, badgeOffset) = (look.titleOffset, look.badgeOffset)
        setNeedsLayout()
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { update() }
        hold.isEnabled = LargeContentPanel.isUsed(for: traitCollection)
    }

    private func shown(_ image: UIImage) -> UIImage {
        if image.isSymbolImage {
            let configuration = UIImage.SymbolConfiguration(pointSize: TabMetrics.symbolSize, weight: .medium)
            return image.applyingSymbolConfiguration(configuration) ?? image
        }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.image?.size ?? .zero
        let scale = min(1, bounds.width / max(size.width, 1))
        picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        picture.center = CGPoint(x: bounds.midX, y: isMinimized ? bounds.midY : TabMetrics.imageCenter)
        label.alpha = isMinimized ? 0 : 1
        let insets = item.shownImage(isCompact: isCompact).insets
        if insets != .zero { picture.frame = picture.frame.room(inside: insets) }
        let height = label.sizeThatFits(bounds.size).height
        let offset = item.titlePositionAdjustment == .zero ? titleOffset : item.titlePositionAdjustment
        label.frame = CGRect(
            x: offset.horizontal,
            y: TabMetrics.titleCenter - height / 2 + offset.vertical,
            width: bounds.width,
            height: height
        )
        placeBadge()
    }

    private func placeBadge() {
        guard !badge.isHidden else { return }
        var size = badge.sizeThatFits(bounds.size)
        size.width = min(size.width, bounds.width)
        let start = min(bounds.width / 2 + TabMetrics.badgeOffset, bounds.width - size.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.width - start - size.width : start
        let origin = CGPoint(x: x + badgeOffset.horizontal, y: TabMetrics.badgeTop + badgeOffset.vertical)
        badge.frame = CGRect(origin: origin, size: size)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Operating

    override func touchedUpInside() {
        bar?.choose(item)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = item.accessibilityLabel
        defaults.value = item.accessibilityValue ?? item.badgeValue
        defaults.traits = .button
        if isSelected { defaults.state.insert(.selected) }
        defaults.listPlace = place
        return defaults
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? item.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        bar?.choose(item)
        return true
    }
}
