import CoreGraphics
import Foundation

/// The contents of a navigation bar for one item.
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private let titleLabel = UILabel()
    /// The text above the title, as soon as there is one.
    private var promptLabel: UILabel?
    /// The button that opens the menu of the title, as soon as there is one.
    private var titleMenu: TitleMenuButton?
    private let backButton: BackButton
    private let largeTitle: LargeTitleView?
    private lazy var leading = BarItemRow(in: self)
    private lazy var trailing = BarItemRow(in: self)
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
        largeTitle?.show(item.title, attributes: look.largeTitle)
        if let titleView = item.titleView, titleView.superview !== self, place.barHeight > 0 { addSubview(titleView) }
        showPrompt()
        showTitleMenu()
        let own = [
            promptLabel, titleLabel, titleMenu, backButton, largeTitle, item.titleView, leading, trailing, searchClip,
        ]
        for view in subviews where !own.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        let search = item.searchController?.searchBar
        for view in searchClip.subviews where view !== search { view.removeFromSuperview() }
        if let search, search.superview !== searchClip { searchClip.addSubview(search) }
        backButton.title = back?.titleOfBackButton ?? ""
        backButton.alpha = item.showsBackButton(to: back) ? 1 : 0
        backButton.show(look, item: back?.backBarButtonItem)
        let color = back?.backBarButtonItem?.tintColor
        if backButton.storage.tintColor !== color { backButton.tintColor = color }
        showButtons()
        for item in leading.items + trailing.items { item.barAppearanceChanged() }
        setNeedsLayout()
    }

    private func showPrompt() {
        promptLabel?.text = item.prompt
        promptLabel?.isHidden = item.prompt == nil
        guard promptLabel == nil, let prompt = item.prompt else { return }
        let label = UILabel()
        label.text = prompt
        label.font = .systemFont(ofSize: NavigationMetrics.promptFontSize)
        label.textAlignment = .center
        promptLabel = label
        insertSubview(label, belowSubview: titleLabel)
    }

    private func showTitleMenu() {
        titleMenu?.isHidden = item.titleMenuProvider == nil || item.titleView != nil
        guard item.titleMenuProvider != nil else {
            if titleMenu != nil { titleLabel.isAccessibilityElement = true }
            return
        }
        let button = titleMenu ?? TitleMenuButton()
        if titleMenu == nil {
            titleMenu = button
            button.makeMenu = { [weak item] in item?.titleMenuProvider?([]) }
            insertSubview(button, aboveSubview: titleLabel)
        }
        button.title = item.title
        titleLabel.isAccessibilityElement = false
    }

    private func showButtons() {
        let groups = item.groups
        leading.show(groups.leading.flatMap(\.shownItems))
        trailing.show(groups.trailing.flatMap(\.shownItems))
    }

    /// Lets items represent their groups as far as there is too little room for these.
    private func collapseGroups(in room: CGFloat, height: CGFloat) {
        let groups = (item.groups.leading + item.groups.trailing).filter { !$0.isHidden }
        guard groups.contains(where: { $0.representativeItem != nil }) else { return }
        let widths = groups.map { group in
            GroupCollapse.Group(
                full: BarItemRow.width(of: group.barButtonItems, in: height),
                collapsed: group.representativeItem.map { BarItemRow.width(of: [$0], in: height) }
            )
        }
        let collapsed = GroupCollapse.collapsed(widths, in: room)
        let changes = zip(groups, collapsed).map { $0.collapse($1) }
        guard changes.contains(true) else { return }
        showButtons()
        for item in leading.items + trailing.items { item.barAppearanceChanged() }
    }

    private func showTitle(_ look: NavigationBarLook) {
        titleOffset = look.titleOffset
        titleLabel.isHidden = item.titleView != nil
        guard !look.title.isEmpty else {
            titleLabel.setTextInOwnStyle(item.title)
            return
        }
        let font = UIFont.systemFont(ofSize: NavigationMetrics.fontSize, weight: .semibold)
        let defaults: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        titleLabel.setTextInOwnStyle(
            NSAttributedString(string: item.title ?? "", attributes: defaults.merging(look.title) { $1 })
        )
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
        let bar = CGRect(
            x: 0,
            y: place.prompt,
            width: bounds.width,
            height: min(max(bounds.height - place.prompt, 0), NavigationMetrics.barHeight)
        )
        var back = backButton.sizeThatFits(CGSize(width: limit, height: bar.height)).width
        back = backButton.alpha > 0 ? min(back, limit / 2) : 0
        let buttons = placeButtons(back: back, in: bar)
        backButton.frame = CGRect(
            x: isRightToLeft ? bounds.width - margin / 2 - back : margin / 2,
            y: bar.minY,
            width: back,
            height: bar.height
        )
        if let largeTitle {
            let extent = max(bounds.height - bar.maxY - place.searchExtent, 0)
            largeTitle.frame = CGRect(x: shift, y: bar.maxY, width: bounds.width, height: extent)
            titleLabel.alpha = 1 - min(max(extent / NavigationMetrics.titleFade, 0), 1)
        }

        let center = item.titleView ?? titleLabel
        var wish = item.titleView.map { $0.sizeThatFits(bar.size) } ?? titleLabel.sizeThatFits(bar.size)
        let arrowRoom = titleMenu?.isHidden == false ? TitleMenuButton.arrowRoom : 0
        wish.width += arrowRoom
        let title = Self.placeTitle(
            of: wish.width,
            in: bounds.width,
            leading: buttons.leading,
            trailing: buttons.trailing
        )
        let x = isRightToLeft ? bounds.width - title.x - title.width : title.x
        let height = min(wish.height, bar.height)
        let offset = item.titleView == nil ? titleOffset : .zero
        center.frame = CGRect(
            x: x + shift + offset.horizontal,
            y: bar.midY - height / 2 + offset.vertical,
            width: title.width,
            height: height
        )
        if arrowRoom > 0 {
            titleMenu?.frame = center.frame
            center.frame.size.width = max(title.width - arrowRoom, 0)
            if isRightToLeft { center.frame.origin.x += title.width - center.frame.width }
        }
        placeSearch()
    }

    /// Places the search bar at the bottom. While it is alone in the bar, everything else is hidden.
    private func placeSearch() {
        let extent = place.searchExtent
        searchClip.frame = CGRect(x: 0, y: bounds.height - extent, width: bounds.width, height: extent)
        searchClip.alpha = extent < 1 ? 0 : 1
        if let search = item.searchController?.searchBar {
            let height = search.height
            search.frame = CGRect(x: 0, y: extent - height, width: bounds.width, height: height)
        }
        let isAlone = place.barHeight == 0
        promptLabel?.alpha = isAlone ? 0 : 1
        leading.alpha = isAlone ? 0 : 1
        trailing.alpha = isAlone ? 0 : 1
        if let titleView = item.titleView, isAlone != (titleView.superview == nil) {
            if isAlone { titleView.removeFromSuperview() } else { insertSubview(titleView, belowSubview: searchClip) }
        }
        backButton.isHidden = isAlone
        largeTitle?.isHidden = isAlone
        if isAlone { titleLabel.alpha = 0 } else if largeTitle == nil { titleLabel.alpha = 1 }
        titleMenu?.alpha = titleLabel.alpha
    }

    /// Places the items at both edges.
    ///
    /// - Parameter back: The width of the back button, or 0 without one.
    /// - Returns: The distances from the edges that the title leaves to the buttons.
    private func placeButtons(back: CGFloat, in bar: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
        let edge = BarItemMetrics.edge
        let start = back > 0 ? edge + back : edge
        let hasTitle = item.titleView != nil || item.title?.isEmpty == false
        let room = bar.width - start - edge - (hasTitle ? BarItemMetrics.leastTitle : 0)
        collapseGroups(in: room, height: bar.height)
        let wishes = [leading.width(in: bar.height), trailing.width(in: bar.height)]
        let widths = BarItemLayout.widths(of: wishes.map { .fixed($0) }, in: room)
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
        let margin = NavigationMetrics.margin
        let before = back > 0 ? margin + back + NavigationMetrics.spacing : margin
        return (
            widths[0] > 0 ? start + widths[0] : before,
            widths[1] > 0 ? edge + widths[1] : margin
        )
    }

    /// Returns the position and width of a title: centered if there is room, otherwise next to the back button, and
    /// truncated if it doesn't fit.
    static func placeTitle(
        of wish: CGFloat,
        in width: CGFloat,
        leading: CGFloat,
        trailing: CGFloat
    ) -> (x: CGFloat, width: CGFloat) {
        let room = max(0, width - leading - trailing)
        let fitting = min(wish, room)
        let middle = (width - fitting) / 2
        return (min(max(middle, leading), width - trailing - fitting), fitting)
    }
}

extension NavigationBarContent: BarItemHost {
    func look(of item: UIBarButtonItem, in state: UIControl.State) -> BarButtonLook {
        bar?.look.button(item.style, in: state) ?? BarButtonLook()
    }

    func barItemDidChange(_ item: UIBarButtonItem) {
        // An item that is hidden may uncover the back button.
        bar?.itemChanged(self.item)
    }
}
