import CoreGraphics
import Foundation

/// The contents of a navigation bar for one item.
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private let titleLabel = UILabel()
    /// The text above the title, as soon as there is one.
    private var promptLabel: UILabel?
    /// The text below the title, as soon as there is one.
    private var subtitleLabel: UILabel?
    /// The button that opens the menu of the title, as soon as there is one.
    private var titleMenu: TitleMenuButton?
    private let backButton: BackButton
    private let largeTitle: LargeTitleView?
    private lazy var leading = BarItemRow(in: self, .navigation)
    private lazy var trailing = BarItemRow(in: self, .navigation)
    /// The items in the center, as soon as there are some.
    private var middle: BarItemRow?
    /// The field in place of the title while the user renames what it stands for.
    private var renameField: TitleRenameField?
    private var shift: CGFloat = 0
    private var titleOffset = UIOffset.zero
    /// The view that clips the search bar while it scrolls away.
    private let searchClip = UIView()
    /// The heights of the parts of the bar.
    var place = NavigationBarPlace(title: 0) {
        didSet { if place != oldValue { setNeedsLayout() } }
    }

    init(_ item: UINavigationItem, back: UINavigationItem?, isLarge: Bool = false, in bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        largeTitle = isLarge ? LargeTitleView() : nil
        backButton = BackButton { [weak bar] in bar?.goBack() }
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: NavigationMetrics.fontSize, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        addSubview(backButton)
        if let largeTitle { addSubview(largeTitle) }
        addSubview(leading)
        addSubview(trailing)
        searchClip.clipsToBounds = true
        addSubview(searchClip)
        update(back: back)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func update(back: UINavigationItem?) {
        let look = bar?.look ?? NavigationBarLook()
        showTitle(look)
        largeTitle?.show(
            item.largeTitle ?? item.title,
            subtitle: item.largeSubtitle ?? item.subtitle,
            attributes: look.largeTitle
        )
        if let titleView = item.titleView, titleView.superview !== self, place.barHeight > 0 { addSubview(titleView) }
        showPrompt()
        showSubtitle()
        showTitleMenu()
        let own = [
            promptLabel, titleLabel, subtitleLabel, titleMenu, backButton, largeTitle, item.titleView, leading, middle,
            trailing, searchClip, renameField,
        ]
        for view in subviews where !own.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        let search = item.searchController?.searchBar
        for view in searchClip.subviews where view !== search { view.removeFromSuperview() }
        if let search, search.superview !== searchClip { searchClip.addSubview(search) }
        backButton.title = item.style == .editor ? "" : back?.shownTitleOfBackButton ?? ""
        backButton.name = back?.titleOfBackButton ?? ""
        backButton.alpha = item.showsBackButton(to: back, orExit: bar?.exit) ? 1 : 0
        backButton.show(look, item: back?.backBarButtonItem)
        showButtons()
        updateButtons()
        setNeedsLayout()
    }

    private func updateButtons() {
        for row in [leading, trailing, middle] { row?.update() }
    }

    private func showPrompt() {
        promptLabel?.text = item.prompt
        promptLabel?.isHidden = item.prompt == nil
        guard promptLabel == nil, let prompt = item.prompt else { return }
        let label = UILabel()
        label.text = prompt
        label.font = Looks.prompt.light.font
        label.textColor = Looks.promptColor.color
        label.textAlignment = .center
        promptLabel = label
        insertSubview(label, belowSubview: titleLabel)
    }

    private func showSubtitle() {
        let shown = isTitleLarge ? item.largeSubtitle ?? item.subtitle : item.subtitle
        subtitleLabel?.text = shown
        subtitleLabel?.isHidden = shown == nil || item.titleView != nil || renameField != nil
        guard subtitleLabel == nil, let shown else { return }
        let label = UILabel()
        label.text = shown
        label.font = .systemFont(ofSize: NavigationMetrics.subtitleSize)
        label.textColor = .secondaryLabel
        subtitleLabel = label
        insertSubview(label, aboveSubview: titleLabel)
        showSubtitle()
    }

    private func showTitleMenu() {
        let hasMenu = item.titleMenuProvider != nil || item.renameDelegate != nil
        titleMenu?.isHidden = !hasMenu || item.titleView != nil || renameField != nil
        guard hasMenu else {
            if titleMenu != nil { titleLabel.isAccessibilityElement = true }
            return
        }
        let button = titleMenu ?? TitleMenuButton()
        if titleMenu == nil {
            titleMenu = button
            button.makeMenu = { [weak self] in self?.makeTitleMenu() }
            insertSubview(button, aboveSubview: titleLabel)
        }
        button.title = item.title
        titleLabel.isAccessibilityElement = false
    }

    /// Returns the menu of the title, to which the system suggests an element that renames.
    private func makeTitleMenu() -> UIMenu? {
        var suggested: [UIMenuElement] = []
        if item.renameDelegate != nil {
            suggested.append(UIAction(title: "Rename") { [weak self] _ in self?.beginRenaming() })
        }
        return item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
    }

    private func beginRenaming() {
        guard renameField == nil, window != nil else { return }
        renameField = TitleRenameField(item) { [weak self] in self?.endRenaming() }
        guard let renameField else { return }
        insertSubview(renameField, aboveSubview: titleLabel)
        titleLabel.isHidden = true
        showSubtitle()
        showTitleMenu()
        setNeedsLayout()
        layoutIfNeeded()
        renameField.begin()
    }

    private func endRenaming() {
        renameField?.removeFromSuperview()
        renameField = nil
        titleLabel.isHidden = item.titleView != nil
        showSubtitle()
        showTitleMenu()
        setNeedsLayout()
    }

    private func showButtons() {
        let groups = item.groups
        leading.show(groups.leading.flatMap(\.shownItems))
        var items = groups.trailing.flatMap(\.shownItems)
        if item.hasCenterOrOverflow {
            showCenter()
            let pinned = item.pinnedTrailingGroup?.shownItems.count ?? 0
            if item.overflow.isShown { items.insert(item.overflow.button, at: items.count - pinned) }
        } else {
            middle?.show([])
        }
        if let search = item.searchController, item.searchPlace == .button { items.append(search.beginItem) }
        trailing.show(items)
    }

    private func showCenter() {
        let items = item.overflow.shownGroups.flatMap(\.shownItems)
        if middle == nil, !items.isEmpty {
            let row = BarItemRow(in: self, .navigation)
            middle = row
            insertSubview(row, belowSubview: trailing)
        }
        middle?.show(items)
    }

    /// Shows the groups of the center for which there is room, and the button for the others.
    private func fitCenter(back: CGFloat, title: CGFloat, in bar: CGRect) {
        guard item.hasCenterOrOverflow else { return }
        let overflow = item.overflow
        let groups = item.style == .navigator ? [] : overflow.wantedGroups
        let gap = BarItemMetrics.capsuleGap
        let button = BarItemRow.width(of: [overflow.button], .navigation) + gap
        let hasButton = overflow.needsButton(showing: groups)
        let others = leading.items + trailing.items.filter { $0 !== overflow.button }
        var room = bar.width - 2 * NavigationMetrics.margin - back - BarItemRow.width(of: others, .navigation)
        room -= min(title, room * NavigationMetrics.leadingTitleShare) + 4 * gap
        if hasButton { room -= button }
        let widths = groups.map { BarItemRow.width(of: $0.barButtonItems, .navigation) + gap }
        let count = CenterFit.count(of: widths, in: room, button: button, hasButton: hasButton)
        guard overflow.show(Array(groups.prefix(count))) else { return }
        showButtons()
        updateButtons()
    }

    /// Lets items represent their groups as far as there is too little room for these.
    private func collapseGroups(in room: CGFloat) {
        let groups = (item.groups.leading + item.groups.trailing).filter { !$0.isHidden }
        guard groups.contains(where: { $0.representativeItem != nil }) else { return }
        let widths = groups.map { group in
            GroupCollapse.Group(
                full: BarItemRow.width(of: group.barButtonItems, .navigation) + BarItemMetrics.capsuleGap,
                collapsed: group.representativeItem.map {
                    BarItemRow.width(of: [$0], .navigation) + BarItemMetrics.capsuleGap
                }
            )
        }
        let collapsed = GroupCollapse.collapsed(widths, in: room)
        let changes = zip(groups, collapsed).map { $0.collapse($1) }
        guard changes.contains(true) else { return }
        showButtons()
        updateButtons()
    }

    private func showTitle(_ look: NavigationBarLook) {
        titleOffset = look.titleOffset
        titleLabel.isHidden = item.titleView != nil || renameField != nil
        let font =
            isTitleLarge
            ? LargeTitleView.font(for: traitCollection)
            : UIFont.systemFont(ofSize: NavigationMetrics.fontSize, weight: .semibold)
        titleLabel.font = font
        let attributes = isTitleLarge ? look.largeTitle : look.title
        guard !attributes.isEmpty else {
            titleLabel.setTextInOwnStyle(item.title)
            return
        }
        let defaults: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        titleLabel.setTextInOwnStyle(
            NSAttributedString(string: item.title ?? "", attributes: defaults.merging(attributes) { $1 })
        )
    }

    /// Whether the title in the line of the buttons is large.
    private var isTitleLarge: Bool { item.largeTitleDisplayMode == .inline && bar?.prefersLargeTitles == true }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { item.searchController?.placementIsShown() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass,
            let search = item.searchController, item.prefersSearchInLine
        else { return }
        showButtons()
        setNeedsLayout()
        bar?.navigationController?.viewIfLoaded?.setNeedsLayout()
        search.placementMayHaveChanged()
    }

    /// Moves the title horizontally during a transition.
    func slide(by shift: CGFloat) {
        self.shift = shift
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A title view reports its preferred size by its bounds. Before the bar has a size, a layout would make them
        // empty.
        guard !bounds.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = NavigationMetrics.margin
        let limit = bounds.width - 2 * margin
        promptLabel?.frame = CGRect(x: margin + shift, y: 0, width: max(limit, 0), height: place.prompt)
        let room = max(bounds.height - place.prompt, 0)
        let bar = CGRect(
            x: 0,
            y: place.prompt,
            width: bounds.width,
            height: min(room, NavigationMetrics.lineHeight)
        )
        var back = backButton.sizeThatFits(CGSize(width: limit, height: bar.height)).width
        back = backButton.alpha > 0 ? min(back, limit / 2) : 0
        var wish = item.titleView.map { $0.sizeThatFits(bar.size) } ?? titleLabel.sizeThatFits(bar.size)
        let subtitle = subtitleLabel.flatMap { $0.isHidden ? nil : $0.sizeThatFits(bar.size) } ?? .zero
        wish.width = max(wish.width, subtitle.width)
        let arrowRoom = titleMenu?.isHidden == false ? TitleMenuButton.arrowRoom : 0
        wish.width += arrowRoom
        if renameField != nil { wish.width = max(wish.width, bar.width * NavigationMetrics.leadingTitleShare) }
        fitCenter(back: back, title: wish.width, in: bar)
        let buttons = placeButtons(back: back, in: bar)
        let places = NavigationBarPlaces(
            in: bar.width,
            leading: buttons.leading,
            trailing: buttons.trailing,
            title: wish.width,
            isTitleLeading: hasLeadingTitle,
            groups: middle?.items.isEmpty == false ? middle?.width ?? 0 : 0,
            search: item.searchController == nil ? .below : item.searchPlace
        )
        func frame(_ place: NavigationBarPlaces.Place) -> CGRect {
            let x = isRightToLeft ? bar.width - place.x - place.width : place.x
            return CGRect(x: x, y: bar.minY, width: place.width, height: bar.height)
        }
        middle?.frame = places.groups.map(frame) ?? .zero
        // A pressed button is scaled about its center.
        backButton.bounds.size = CGSize(width: back, height: bar.height)
        backButton.center = CGPoint(
            x: isRightToLeft ? bounds.width - margin - back / 2 : margin + back / 2,
            y: bar.midY
        )
        if let largeTitle {
            let top = place.prompt + min(room, NavigationMetrics.barHeight)
            let extent = max(bounds.height - top - place.searchExtent, 0)
            largeTitle.frame = CGRect(x: shift, y: top, width: bounds.width, height: extent)
            titleLabel.alpha = 1 - min(max(extent / NavigationMetrics.titleFade, 0), 1)
        }

        let center = item.titleView ?? titleLabel
        let title = places.title
        let x = frame(title).minX
        let height = min(wish.height, bar.height)
        let offset = item.titleView == nil ? titleOffset : .zero
        center.frame = CGRect(
            x: x + shift + offset.horizontal,
            y: bar.midY - (height + subtitle.height) / 2 + offset.vertical,
            width: title.width,
            height: height
        )
        subtitleLabel?.textAlignment = hasLeadingTitle ? .natural : .center
        subtitleLabel?.frame = CGRect(
            x: x + shift + offset.horizontal,
            y: center.frame.maxY,
            width: title.width,
            height: subtitle.height
        )
        if arrowRoom > 0 {
            titleMenu?.frame = center.frame
            center.frame.size.width = max(title.width - arrowRoom, 0)
            if isRightToLeft { center.frame.origin.x += title.width - center.frame.width }
        }
        renameField?.frame = CGRect(x: x + shift, y: bar.minY, width: title.width, height: bar.height)
            .room(dx: 0, dy: NavigationMetrics.spacing)
        placeSearch(in: places.search.map(frame))
    }

    /// Whether the title is at the leading edge, and not in the center.
    private var hasLeadingTitle: Bool { item.style != .navigator || isTitleLarge }

    /// Places the search bar in the line of the title or at the bottom. While it is alone in the bar, everything else
    /// is hidden.
    private func placeSearch(in frame: CGRect?) {
        if window != nil { item.searchController?.placementIsShown() }
        let extent = place.searchExtent
        searchClip.frame = frame ?? CGRect(x: 0, y: bounds.height - extent, width: bounds.width, height: extent)
        searchClip.alpha = extent < 1 && frame == nil ? 0 : 1
        if let search = item.searchController?.searchBar {
            let height = search.height
            let y = frame.map { ($0.height - height) / 2 } ?? extent - height
            search.frame = CGRect(x: 0, y: y, width: searchClip.bounds.width, height: height)
        }
        let isAlone = place.barHeight == 0
        promptLabel?.alpha = isAlone ? 0 : 1
        leading.alpha = isAlone ? 0 : 1
        middle?.alpha = isAlone ? 0 : 1
        trailing.alpha = isAlone ? 0 : 1
        if let titleView = item.titleView, isAlone != (titleView.superview == nil) {
            if isAlone { titleView.removeFromSuperview() } else { insertSubview(titleView, belowSubview: searchClip) }
        }
        backButton.isHidden = isAlone
        largeTitle?.isHidden = isAlone
        if isAlone { titleLabel.alpha = 0 } else if largeTitle == nil { titleLabel.alpha = 1 }
        titleMenu?.alpha = titleLabel.alpha
        subtitleLabel?.alpha = titleLabel.alpha
    }

    /// Places the items at both edges.
    ///
    /// - Parameter back: The width of the back button, or 0 without one.
    /// - Returns: The distances from the edges that the title leaves to the buttons.
    private func placeButtons(back: CGFloat, in bar: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
        let (edge, gap) = (NavigationMetrics.margin, BarItemMetrics.capsuleGap)
        let start = back > 0 ? edge + back + gap : edge
        let hasTitle = item.titleView != nil || item.title?.isEmpty == false
        let between = hasTitle ? BarItemMetrics.leastTitle + 2 * gap : gap
        let room = bar.width - start - edge - between
        collapseGroups(in: room)
        let widths = BarItemLayout.widths(of: [leading.width, trailing.width].map { .fixed($0) }, in: room)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rows = [(leading, start, widths[0]), (trailing, bar.width - edge - widths[1], widths[1])]
        for (row, x, width) in rows {
            row.frame = CGRect(
                x: isRightToLeft ? bar.width - x - width : x,
                y: bar.minY,
                width: width,
                height: bar.height
            )
        }
        return (
            widths[0] > 0 ? start + widths[0] + gap : start,
            widths[1] > 0 ? edge + widths[1] + gap : edge
        )
    }
}

extension NavigationBarContent: BarItemHost {
    func look(of item: UIBarButtonItem, in state: UIControl.State) -> BarButtonLook {
        bar?.look.button(item.style, in: state) ?? BarButtonLook()
    }

    var itemMetrics: BarItemMetrics { .navigation }

    func barItemDidChange(_ item: UIBarButtonItem) {
        // An item that is hidden may uncover the back button.
        bar?.itemChanged(self.item)
    }
}
