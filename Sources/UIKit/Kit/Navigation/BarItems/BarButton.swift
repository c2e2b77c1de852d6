import CoreGraphics
import Foundation

/// The view of a bar button item: its image, or else its title.
final class BarButton: UIControl, SpringLoadedView {
    private weak var shownItem: UIBarButtonItem?
    /// The item, or an empty one once it is gone: the button may be kept by a touch, or by an animation of the bar.
    private var item: UIBarButtonItem { shownItem ?? UIBarButtonItem() }
    private let label = UILabel()
    private let picture = UIImageView()
    private let background = UIView()
    private var backgroundImage: UIImageView?
    private weak var openMenu: MenuOverlay?

    init(_ item: UIBarButtonItem) {
        shownItem = item
        super.init(frame: .zero)
        for part in [background, label, picture] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        label.textAlignment = .center
        let hold = UILongPressGestureRecognizer()
        hold.addAction { [weak self] in self?.held($0) }
        addGestureRecognizer(hold)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The space that belongs to the button at the left and at the right of what it shows, in points.
    var margins: (left: CGFloat, right: CGFloat) = (0, 0) {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }

    private var badge: BadgeView?
    private var largeContent: LargeContentPanel?

    /// Opens the menu of an item with an action and a menu. Others are shown in large with a text size for
    /// accessibility.
    private func held(_ hold: UIGestureRecognizer) {
        switch hold.state {
        case .began:
            let hasAction = item.primaryAction != nil || item.action != nil
            if hasAction, item.shownMenu != nil {
                if isEnabled { showMenu(byKey: false) }
            } else if let window, LargeContentPanel.isUsed(for: traitCollection) {
                largeContent = LargeContentPanel.show(item, in: window)
            }
        case .changed: break
        default:
            guard let largeContent else { return }
            largeContent.removeFromSuperview()
            self.largeContent = nil
            if hold.state == .ended, bounds.contains(hold.location(in: self)) { operate(byKey: false) }
        }
    }

    /// Shows the current properties of the item.
    func update() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        setSpringLoading(item.isSpringLoaded)
        if storage.tintColor !== item.tintColor { tintColor = item.tintColor }
        let image = item.shownImage(isCompact: isCompact).image
        picture.image = image.map { shown($0) }
        picture.isHidden = image == nil
        label.isHidden = image != nil
        showTitle()
        showBadge()
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func showBadge() {
        guard let shown = item.badge else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BadgeView()
        if badge == nil {
            badge = view
            addSubview(view)
        }
        shown.show(in: view)
    }

    private func shown(_ image: UIImage) -> UIImage {
        if image.isSymbolImage {
            let configuration = UIImage.SymbolConfiguration(pointSize: NavigationMetrics.fontSize, weight: .medium)
            return image.applyingSymbolConfiguration(configuration) ?? image
        }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// The color of the title and the image, which isn't the tint of the bar.
    private var color: UIColor {
        if item.isProminent { return .white }
        return isEnabled ? item.tintColor ?? Self.itemColor : .tertiaryLabel
    }

    private static let itemColor = Looks.barItem.color

    private func attributes(for state: State, isWide: Bool = false) -> [NSAttributedString.Key: Any] {
        let font = (item.isProminent || isWide ? Looks.prominentBarItemTitle : Looks.barItemTitle).light.font
        let special = look(in: state).title.merging(item.titleAttributes[state] ?? [:]) { $1 }
        return [.font: font, .foregroundColor: color].merging(special) { $1 }
    }

    /// The values of the bar's appearance.
    private func look(in state: State) -> BarButtonLook {
        let look = item.host?.look(of: item, in: state) ?? BarButtonLook()
        return item.adjustments.applied(to: look, item.style, in: state, isCompact: isCompact)
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { update() }
    }

    private func showTitle() {
        label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes(for: state))
        picture.tintColor = color
        background.backgroundColor = isSelected ? tintColor.withAlphaComponent(BarItemMetrics.selectionAlpha) : nil
        showBackgroundImage()
        let fades = isHighlighted && UIAccessibility.isReduceMotionEnabled
        let alpha = fades ? BarItemMetrics.highlightedAlpha : 1
        (label.alpha, picture.alpha) = (alpha, alpha)
    }

    /// Shows the background image of the bar's appearance, which most bars don't have.
    private func showBackgroundImage() {
        let image = look(in: state).image
        if backgroundImage == nil, image != nil {
            let view = UIImageView()
            insertSubview(view, at: 0)
            backgroundImage = view
        }
        backgroundImage?.image = image
    }

    /// Whether there is a background image in the normal state.
    var hasBackgroundImage: Bool { look(in: .normal).image != nil }

    // MARK: Layout

    /// The kind of bar that the button is in.
    private var metrics: BarItemMetrics { item.host?.itemMetrics ?? .navigation }

    /// The width of the contents and the space beside them.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (metrics, content): (BarItemMetrics, CGFloat) = (metrics, contentWidth)
        let inset = picture.image == nil ? metrics.titleInset : metrics.imageInset
        return CGSize(width: max(content + 2 * inset, metrics.button), height: size.height)
    }

    private var contentWidth: CGFloat {
        if item.width > 0 { return item.width }
        if let image = picture.image { return image.size.width }
        let titles = (item.possibleTitles ?? []).union([item.title ?? ""])
        // An item with several titles may change its style along with them, as the edit button does.
        let attributes = attributes(for: .normal, isWide: item.possibleTitles != nil)
        return
            titles.map { title in
                NSAttributedString(string: title, attributes: attributes).size().width.rounded(.up)
            }.max() ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(
            x: margins.left,
            y: 0,
            width: max(bounds.width - margins.left - margins.right, 0),
            height: bounds.height
        )
        let inset = picture.image == nil ? metrics.titleInset : metrics.imageInset
        let room = area.room(dx: min(inset, area.width / 4), dy: 0)
        let look = look(in: state)
        label.frame = room.offsetBy(dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
        backgroundImage?.frame = bounds.offsetBy(dx: look.imageOffset.horizontal, dy: look.imageOffset.vertical)
        let height = min(metrics.button, area.height)
        background.frame = CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
        background.layer.cornerRadius = height / 2
        let size = picture.image?.size ?? .zero
        let scale = min(1, room.width / max(size.width, 1), bounds.height / max(size.height, 1))
        picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        picture.center = CGPoint(x: area.midX, y: area.midY)
        let insets = item.shownImage(isCompact: isCompact).insets
        if insets != .zero { picture.frame = picture.frame.room(inside: insets) }
        placeBadge(in: area)
    }

    /// Places the badge over the upper trailing corner.
    private func placeBadge(in area: CGRect) {
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.bounds.size = size
        badge.center = CGPoint(
            x: isRightToLeft ? area.minX + size.width / 4 : area.maxX - size.width / 4,
            y: bounds.midY - metrics.button / 2 + size.height / 4
        )
    }

    /// The bar that the button is in now may have another tint color.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { showTitle() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTitle()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showTitle()
        (superview as? BarCapsule)?.isPressed = isHighlighted
    }

    // MARK: Operating

    override func touchedUpInside() {
        operate(byKey: false)
    }

    private func operate(byKey: Bool) {
        guard isEnabled, openMenu == nil else { return }
        if item.primaryAction != nil || item.action != nil || item.changesSelectionAsPrimaryAction && !item.isPopUp {
            item.perform()
        } else {
            showMenu(byKey: byKey)
        }
    }

    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool { isEnabled }

    func springLoad(with context: any UISpringLoadedInteractionContext) {
        operate(byKey: false)
    }

    /// Opens the item's menu over the item.
    private func showMenu(byKey: Bool) {
        guard let menu = item.shownMenu, let window, openMenu == nil else { return }
        cancelTracking(with: nil)
        isHighlighted = false
        let overlay = MenuOverlay(menu, at: .source(convert(bounds, to: window)), in: window)
        overlay.isByKey = byKey
        overlay.order = item.preferredMenuElementOrder
        openMenu = overlay
        // A chosen element is on by the time when the menu closes.
        if item.isPopUp { overlay.onEnd = { [weak item] in item?.showSelection() } }
        overlay.present()
    }

    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { isEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !operates($0) }
        if rest.count < presses.count { operate(byKey: true) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// A key that is held down operates the item once.
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !operates($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    private func operates(_ press: UIPress) -> Bool {
        isEnabled && press.activates
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = item.accessibilityLabel
        defaults.value = item.accessibilityValue ?? item.badge?.stringValue
        defaults.traits = .button
        return defaults
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? item.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        operate(byKey: true)
        return true
    }
}
