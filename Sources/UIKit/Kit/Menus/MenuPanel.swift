import CoreGraphics

/// A menu or a submenu as it is shown: a box with rows, which scroll if there is no room for them.
final class MenuPanel: UIView {
    let menu: UIMenu
    let rows: [MenuRowView]
    private let scroll = PassingScrollView()
    private let content = UIView()

    /// The row that the Return key chooses.
    private(set) var current: Int?

    /// - Parameter screen: The screen that shows the panel.
    init(_ menu: UIMenu, on screen: UIScreen) {
        let items = MenuItem.items(of: menu, on: screen)
        self.menu = menu
        let hasMarks = items.contains { $0.shape == .line && $0.row.hasMark }
        rows = items.map { MenuRowView($0, hasMarks: hasMarks) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = MenuMetrics.cornerRadius
        layer.borderWidth = 1
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 3)
        scroll.alwaysBounceVertical = false
        for row in rows { content.addSubview(row) }
        scroll.addSubview(content)
        addSubview(scroll)
        scroll.clipsToBounds = true
        updateBorder()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func updateBorder() {
        layer.borderColor = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let edge = MenuMetrics.margin + MenuMetrics.padding
        let room = CGSize(width: size.width - edge * 2, height: size.height)
        let needed = min(MenuStrip.width(measured(in: room)), max(room.width, 0))
        let width = max(needed, MenuMetrics.leastWidth)
        let height = MenuStrip(measured(in: room), width: width).height
        return CGSize(width: width + MenuMetrics.padding * 2, height: height + MenuMetrics.padding * 2)
    }

    private func measured(in room: CGSize) -> [MenuStrip.Row] {
        rows.map { ($0.sizeThatFits(room), $0.shape != .line) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds.room(dx: MenuMetrics.padding, dy: MenuMetrics.padding)
        let width = scroll.bounds.width
        let strip = MenuStrip(measured(in: scroll.bounds.size), width: width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (row, frame) in zip(rows, strip.frames) {
            row.frame = isRightToLeft ? frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0) : frame
        }
        content.frame = CGRect(x: 0, y: 0, width: width, height: strip.height)
        scroll.contentSize = content.bounds.size
    }

    // MARK: Choosing

    /// Returns the row at a point of the panel; `nil` for titles, separators, disabled rows and the edge.
    func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        let place = convert(point, to: content)
        return rows.firstIndex { $0.row.isEnabled && $0.frame.contains(place) }
    }

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
