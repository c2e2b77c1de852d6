import CoreGraphics

/// The surface of a menu or a submenu, with its rows. They scroll if there is no room for them.
final class MenuPanel: UIView {
    let menu: UIMenu
    let rows: [MenuRowView]
    /// The title of a submenu.
    let title: MenuTitleView?
    private let glass = GlassView(.menu)
    private let scroll = PassingScrollView()
    private let content = UIView()
    /// The line below the title of the menu.
    private let line: UIView?

    /// The row that the Return key chooses.
    private(set) var current: Int?

    /// - Parameters:
    ///   - screen: The screen that shows the panel.
    ///   - isSubmenu: Whether the menu has a title that closes it.
    init(_ menu: UIMenu, on screen: UIScreen, isSubmenu: Bool = false) {
        // The title of a submenu is that of its row.
        let items = MenuItem.items(of: menu, on: screen).filter { !isSubmenu || !$0.isHeader }
        self.menu = menu
        var columns: MenuRowView.Columns = []
        let lines = items.filter { $0.shape == .line }
        if lines.contains(where: \.row.hasMark) { columns.insert(.marks) }
        if lines.contains(where: \.row.hasImage) { columns.insert(.images) }
        rows = items.map { MenuRowView($0, columns: columns) }
        title = isSubmenu ? MenuTitleView(menu.title) : nil
        line = items.first?.isHeader == true ? UIView() : nil
        super.init(frame: .zero)
        glass.layer.cornerRadius = Looks.menuRadius.light
        scroll.layer.cornerRadius = Looks.menuRadius.light
        scroll.alwaysBounceVertical = false
        addSubview(glass)
        for row in rows { content.addSubview(row) }
        if let line {
            line.backgroundColor = .separator
            content.addSubview(line)
        }
        scroll.addSubview(content)
        addSubview(scroll)
        scroll.clipsToBounds = true
        if let title { addSubview(title) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The opacity of all that is on the surface.
    var contentAlpha: CGFloat {
        get { scroll.alpha }
        set {
            scroll.alpha = newValue
            title?.alpha = newValue
        }
    }

    /// Whether the panel is below a submenu.
    func setBehind(_ depth: Int) {
        scroll.alpha = depth > 0 ? MenuMetrics.backAlpha : 1
        var scale: CGFloat = 1
        for _ in 0..<depth { scale *= MenuMetrics.backScale }
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // Large texts need a wider menu, as far as there is room.
        let wish = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: MenuMetrics.width,
            compatibleWith: traitCollection
        )
        let room = CGSize(width: max(size.width - 2 * MenuMetrics.margin, 0), height: size.height)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let width = min(isLarge ? max(wish, MenuMetrics.width) : MenuMetrics.width, room.width)
        let strip = strip(width: width)
        let height = titleHeight + top + strip.height + MenuMetrics.padding
        // Of large texts, as much is visible as there is room for.
        return CGSize(width: width, height: isLarge ? height : min(height, MenuMetrics.greatestHeight))
    }

    private func strip(width: CGFloat) -> MenuStrip {
        let rows: [MenuStrip.Row] = rows.map { row in
            let isBeside = row.shape != .line
            let room = isBeside ? width - 2 * MenuMetrics.columnMargin : width
            return (row.sizeThatFits(CGSize(width: max(room, 0), height: .greatestFiniteMagnitude)), isBeside)
        }
        return MenuStrip(rows, width: width, margin: MenuMetrics.columnMargin)
    }

    /// The space above the rows. A header has its own.
    private var top: CGFloat { line == nil && title == nil ? MenuMetrics.padding : 0 }

    private var titleHeight: CGFloat { title == nil ? 0 : MenuMetrics.submenuTitleHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        title?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleHeight)
        scroll.frame = CGRect(
            x: 0,
            y: titleHeight,
            width: bounds.width,
            height: max(bounds.height - titleHeight, 0)
        )
        let width = scroll.bounds.width
        let strip = strip(width: width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (row, frame) in zip(rows, strip.frames) {
            let placed = frame.offsetBy(dx: 0, dy: top)
            row.frame = isRightToLeft ? placed.offsetBy(dx: width - placed.maxX - placed.minX, dy: 0) : placed
        }
        if let line, let header = rows.first {
            let height = 1 / max(contentScaleFactor, 1)
            let inset = MenuMetrics.headerLineInset
            let y = header.frame.maxY - MenuMetrics.padding
            line.frame = CGRect(x: inset, y: y, width: max(width - 2 * inset, 0), height: height)
        }
        content.frame = CGRect(x: 0, y: 0, width: width, height: top + strip.height + MenuMetrics.padding)
        scroll.contentSize = content.bounds.size
    }

    // MARK: Choosing

    /// Returns the row at a point of the panel; `nil` for titles, separators, disabled rows and the edge.
    func row(at point: CGPoint) -> Int? {
        guard scroll.frame.contains(point) else { return nil }
        let place = convert(point, to: content)
        return rows.firstIndex { $0.row.isEnabled && $0.frame.contains(place) }
    }

    /// Whether a point of the panel is on the title that closes it.
    func closes(at point: CGPoint) -> Bool { title?.frame.contains(point) ?? false }

    /// Whether the current row is performed, and beside others.
    var isCurrentBeside: Bool {
        current.map { rows[$0].shape != .line && !rows[$0].row.isSubmenu } ?? false
    }

    /// Makes a row the current one, and scrolls it into view.
    func select(_ index: Int?) {
        guard index != current else { return }
        if let current { rows[current].isCurrent = false }
        current = index
        guard let index else { return }
        rows[index].isCurrent = true
        scroll.scrollRectToVisible(rows[index].frame, animated: false)
    }

    /// Moves to the next row that can be chosen, or to the first one after the last.
    func move(by step: Int) {
        let enabled = rows.indices.filter { rows[$0].row.isEnabled }
        guard let first = enabled.first, let last = enabled.last else { return }
        guard let current else { return select(step > 0 ? first : last) }
        let next = step > 0 ? enabled.first { $0 > current } ?? first : enabled.last { $0 < current } ?? last
        select(next)
    }

    func moveToEnd(last: Bool) {
        let enabled = rows.indices.filter { rows[$0].row.isEnabled }
        select(last ? enabled.last : enabled.first)
    }

    /// Moves to the next row whose title begins with a character.
    func move(toTitle letter: String) {
        let found = rows.indices.filter {
            rows[$0].row.isEnabled && rows[$0].row.element?.title.lowercased().hasPrefix(letter) == true
        }
        if let next = found.first(where: { $0 > current ?? -1 }) ?? found.first { select(next) }
    }
}
