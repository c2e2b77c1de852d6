import CoreGraphics
import Foundation

/// The section index of a table: its titles, its strip, and when that is shown.
@MainActor
final class TableSectionIndex {
    private unowned let table: UITableView
    private var titles: [String] = []
    /// The strip, as long as there are titles.
    private(set) var view: SectionIndexView?
    /// Whether the strip is visible.
    private(set) var isShown = false

    var colors = SectionIndexView.Colors() { didSet { view?.colors = colors } }
    /// The number of rows from which on the strip is visible.
    var minimumNumberOfRows = 0 { didSet { update() } }

    init(_ table: UITableView) {
        self.table = table
    }

    /// The width that the strip takes from the content of rows, in points.
    var width: CGFloat {
        // Cards leave more space beside them than the strip needs.
        isShown && table.style != .insetGrouped ? SectionIndexView.width : 0
    }

    /// The width of the strip if it is at the right edge of the table, in points.
    var rightExtent: CGFloat { isShown && !isRightToLeft ? SectionIndexView.width : 0 }

    private var isRightToLeft: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Asks the data source for the titles.
    func reload() {
        titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
        view?.titles = titles
        update()
    }

    /// Shows or hides the strip, and places it over the visible part of the table.
    func place() {
        update()
        guard let view else { return }
        if table.subviews.last !== view { table.bringSubviewToFront(view) }
        let area = table.bounds.inset(by: table.adjustedContentInset)
        let frame = CGRect(
            x: isRightToLeft ? table.bounds.minX : table.bounds.maxX - SectionIndexView.width,
            y: area.minY,
            width: SectionIndexView.width,
            height: max(0, area.height)
        )
        table.placePinned(view, at: frame)
    }

    private func update() {
        let shows = !titles.isEmpty && table.rowGeometry.numberOfRows >= minimumNumberOfRows
        guard shows != isShown else { return }
        isShown = shows
        view?.removeFromSuperview()
        view = shows ? makeView() : nil
        table.contentWidthDidChange()
    }

    private func makeView() -> SectionIndexView {
        let view = SectionIndexView { [weak self] in self?.choose($0) }
        view.titles = titles
        view.colors = colors
        UIView.performWithoutAnimation { table.addSubview(view) }
        return view
    }

    /// Scrolls to the section that the data source names for a title. For a section that doesn't exist, such as
    /// `NSNotFound` for the search field that the data source scrolls to itself, it does nothing.
    private func choose(_ number: Int) {
        guard let dataSource = table.dataSource, titles.indices.contains(number) else { return }
        let section = dataSource.tableView(table, sectionForSectionIndexTitle: titles[number], at: number)
        guard (0..<table.numberOfSections).contains(section) else { return }
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
