import UIKit

/// The rows, headers and footers that a table or a collection view shows at a moment.
@MainActor
struct ShownParts {
    /// The cells with their rows. A cell that leaves has none.
    let rows: [(cell: UIView, row: IndexPath?)]
    let others: [(view: UIView?, part: JumpReport.Part)]

    init(of tableView: UITableView) {
        rows = tableView.visibleCells.map { ($0, tableView.indexPath(for: $0)) }
        let sections = Set((tableView.indexPathsForVisibleRows ?? []).map(\.section))
        others =
            [(tableView.tableHeaderView, .tableHeader), (tableView.tableFooterView, .tableFooter)]
            + sections.flatMap { section in
                [
                    (tableView.headerView(forSection: section), .sectionHeader(section)),
                    (tableView.footerView(forSection: section), .sectionFooter(section)),
                ]
            }
    }

    init(of collectionView: UICollectionView) {
        rows = collectionView.visibleCells.map { ($0, collectionView.indexPath(for: $0)) }
        func parts(
            _ kind: String,
            _ part: (Int) -> JumpReport.Part
        ) -> [(view: UIView?, part: JumpReport.Part)] {
            collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).map {
                (collectionView.supplementaryView(forElementKind: kind, at: $0), part($0.section))
            }
        }
        others =
            parts(UICollectionView.elementKindSectionHeader) { .sectionHeader($0) }
            + parts(UICollectionView.elementKindSectionFooter) { .sectionFooter($0) }
    }
}
