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
        background.layer.cornerRadius = BarItemMetrics.selectionRadius
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
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func shown(_ image: UIImage) -> UIImage {
        if image.isSymbolImage {
            let configuration = UIImage.SymbolConfiguration(pointSize: NavigationMetrics.fontSize, weight: .medium)
            return image.applyingSymbolConfiguration(configuration) ?? image
        }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    private var color: UIColor { isEnabled ? tintColor : .tertiaryLabel }

    private func attributes(for state: State, isWide: Bool = false) -> [NSAttributedString.Key: Any] {
        let weight: UIFont.Weight = item.style == .done || isWide ? .semibold : .regular
        let font = UIFont.systemFont(ofSize: NavigationMetrics.fontSize, weight: weight)
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
        let alpha = isHighlighted ? BarItemMetrics.highlightedAlpha : 1
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

    // MARK: Layout

    /// The width of the contents and the space beside them, which is at least that of a finger.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content: CGFloat
        if item.width > 0 {
            content = item.width
        } else if let image = picture.image {
            content = image.size.width
        } else {
            let titles = (item.possibleTitles ?? []).union([item.title ?? ""])
            // An item with several titles may change its style along with them, as the edit button does.
            let attributes = attributes(for: .normal, isWide: item.possibleTitles != nil)
            content =
                titles.map { title in
                    NSAttributedString(string: title, attributes: attributes).size().width.rounded(.up)
                }.max() ?? 0
        }
        return CGSize(width: max(content + 2 * BarItemMetrics.padding, BarItemMetrics.leastWidth), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = min(BarItemMetrics.padding, bounds.width / 4)
        let room = bounds.room(dx: padding, dy: 0)
        let look = look(in: state)
        label.frame = room.offsetBy(dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
        backgroundImage?.frame = bounds.offsetBy(dx: look.imageOffset.horizontal, dy: look.imageOffset.vertical)
        background.frame = CGRect(
            x: padding / 2,
            y: bounds.midY - BarItemMetrics.selectionHeight / 2,
            width: bounds.width - padding,
            height: BarItemMetrics.selectionHeight
        )
        let size = picture.image?.size ?? .zero
        let scale = min(1, room.width / max(size.width, 1), bounds.height / max(size.height, 1))
        picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let insets = item.shownImage(isCompact: isCompact).insets
        if insets != .zero { picture.frame = picture.frame.room(inside: insets) }
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

    /// Opens the item's menu below or above the item, as there is room.
    private func showMenu(byKey: Bool) {
        guard let menu = item.shownMenu, let window, openMenu == nil else { return }
        cancelTracking(with: nil)
        isHighlighted = false
        let frame = convert(bounds, to: window)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? frame.maxX : frame.minX
        let y = frame.midY < window.bounds.midY ? frame.maxY : frame.minY
        let overlay = MenuOverlay(menu, at: CGPoint(x: x, y: y), in: window)
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
        defaults.value = item.accessibilityValue
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
