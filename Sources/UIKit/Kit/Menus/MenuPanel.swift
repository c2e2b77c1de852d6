import CoreGraphics

/// A menu or a submenu as it is shown: a box with rows, which scroll if there is no room for them.
final class MenuPanel: UIView {
    let menu: UIMenu
    let rows: [MenuRowView]
    private let scroll = UIScrollView()
    private let content = UIView()

    /// The row that the Return key chooses.
    private(set) var current: Int?

    /// - Parameter screen: The screen that shows the panel.
    init(_ menu: UIMenu, on screen: UIScreen) {
        let rows = MenuRow.rows(of: menu, on: screen)
        self.menu = menu
        let hasMarks = rows.contains(where: \.hasMark)
        self.rows = rows.map { MenuRowView($0, hasMarks: hasMarks) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = MenuMetrics.cornerRadius
        layer.borderWidth = 1
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 3)
        scroll.alwaysBounceVertical = false
        for row in self.rows { content.addSubview(row) }
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
        let sizes = rows.map { $0.sizeThatFits(room) }
        let width = max(sizes.map(\.width).max() ?? 0, MenuMetrics.leastWidth)
        let height = sizes.reduce(0) { $0 + $1.height }
        return CGSize(width: width + MenuMetrics.padding * 2, height: height + MenuMetrics.padding * 2)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds.insetBy(dx: MenuMetrics.padding, dy: MenuMetrics.padding)
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(scroll.bounds.size).height
            row.frame = CGRect(x: 0, y: y, width: scroll.bounds.width, height: height)
            y += height
        }
        content.frame = CGRect(x: 0, y: 0, width: scroll.bounds.width, height: y)
        scroll.contentSize = content.bounds.size
    }

    // MARK: Choosing

    /// Returns the row at a point of the panel; `nil` for titles, separators, disabled rows and the edge.
    func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        let place = convert(point, to: content)
        return rows.firstIndex { $0.row.isEnabled && $0.frame.contains(place) }
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
