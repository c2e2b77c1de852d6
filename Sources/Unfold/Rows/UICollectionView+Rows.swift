import UIKit

extension UICollectionView: RowContainer {
    func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    var rowSource: AnyObject? { dataSource }

    func requestCell(at indexPath: IndexPath) {
        // A cell that is dequeued and not shown would never return to the pool, so an item gets none ahead of time.
    }

    var indexPathsForVisibleRows: [IndexPath]? { indexPathsForVisibleItems.sorted() }

    var visibleRowCells: [any RowCell] { visibleCells }

    var rowCellsInside: [any RowCell] { subviews.compactMap { $0 as? UICollectionViewCell } }

    func rowCell(at indexPath: IndexPath) -> (any RowCell)? { cellForItem(at: indexPath) }

    func indexPath(of cell: any RowCell) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }

    func rectForRow(at indexPath: IndexPath) -> CGRect { layoutAttributesForItem(at: indexPath)?.frame ?? .zero }

    func rectForHeader(inSection section: Int) -> CGRect {
        guard section < numberOfSections else { return .zero }
        let header = headerFrame(section)
        guard numberOfItems(inSection: section) > 0 else { return header ?? .zero }
        // A header that stays at the edge is seen below its place, which ends where the first item begins.
        let first = rectForRow(at: IndexPath(item: 0, section: section))
        let height = header?.height ?? 0
        return CGRect(x: first.minX, y: first.minY - height, width: first.width, height: height)
    }

    func headerOnScreen(ofSection section: Int) -> UIView? { nil }

    func pinnedHeights(around indexPath: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
        let section = indexPath.section
        guard section < numberOfSections, numberOfItems(inSection: section) > 0 else { return (0, 0) }
        let (header, footer) = (headerFrame(section), frame(ofSectionPart: Self.elementKindSectionFooter, section))
        if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
            return (
                flow.sectionHeadersPinToVisibleBounds ? header?.height ?? 0 : 0,
                flow.sectionFootersPinToVisibleBounds ? footer?.height ?? 0 : 0
            )
        }
        // Other layouts don't tell. A header that is pinned and not at its place covers items.
        let first = rectForRow(at: IndexPath(item: 0, section: section))
        let last = rectForRow(at: IndexPath(item: numberOfItems(inSection: section) - 1, section: section))
        return (
            header.map { $0.maxY > first.minY + 0.5 ? $0.height : 0 } ?? 0,
            footer.map { $0.minY < last.maxY - 0.5 ? $0.height : 0 } ?? 0
        )
    }

    private func headerFrame(_ section: Int) -> CGRect? {
        frame(ofSectionPart: Self.elementKindSectionHeader, section)
    }

    private func frame(ofSectionPart kind: String, _ section: Int) -> CGRect? {
        layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    /// A dequeued cell has the size of its item.
    func rowWidth(of cell: any RowCell) -> CGFloat { cell.bounds.width }

    func updateRows(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }

    func resizeRows() {
        // A cell is asked for its size again only after it has asked for that itself.
        for cell in rowCellsInside where RowMark.existing(in: cell)?.id != nil { cell.invalidateIntrinsicContentSize() }
        performBatchUpdates(nil)
    }

    /// Cells that take other sizes are laid out for the final places, and those of other items leave at once.
    var keepsLeavingCells: Bool { false }

    func replaceCells(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

    func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectItem(at: indexPath, animated: animated) }

    func scrollToRow(at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
        let place: ScrollPosition =
            switch position {
            case .top: .top
            case .middle: .centeredVertically
            case .bottom: .bottom
            default: []
            }
        scrollToItem(at: indexPath, at: place, animated: animated)
    }
}

extension UICollectionViewCell: RowCell {
    func updateConfiguration(isExpanded: Bool) {
        guard let update = configurationUpdateHandler else { return }
        var state = configurationState
        state.isExpanded = isExpanded
        update(self, state)
    }

    /// Only the cells of lists have room for accessories.
    func show(accessory view: UIView) -> Bool {
        guard let cell = self as? UICollectionViewListCell, cell.accessories.isEmpty else { return false }
        let configuration = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
        cell.accessories = [.customView(configuration: configuration)]
        return true
    }

    func shows(accessory view: UIView) -> Bool {
        (self as? UICollectionViewListCell)?.accessories.contains { $0.shows(view) } ?? false
    }

    func remove(accessory view: UIView) {
        (self as? UICollectionViewListCell)?.accessories.removeAll { $0.shows(view) }
    }

    var indentation: CGFloat {
        (self as? UICollectionViewListCell).map { CGFloat($0.indentationLevel) * $0.indentationWidth } ?? 0
    }

    func indent(by level: Int) -> Bool {
        guard let cell = self as? UICollectionViewListCell else { return false }
        cell.indentationLevel = level
        return true
    }
}

extension UICellAccessory {
    fileprivate func shows(_ view: UIView) -> Bool {
        if case .customView(let own) = accessoryType { own === view } else { false }
    }
}
