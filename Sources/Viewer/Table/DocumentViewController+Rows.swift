import Documents
import Reader
import UIKit
import Unfold

/// The parts that show rows.
extension DocumentViewController {
    func makeExpander() -> RowExpander<DocumentRowID> {
        let expander = RowExpander<DocumentRowID>(tableView) { [weak self] in self?.rows.outline.id(at: $0.row) }
        expander.locate = { [weak self] in
            self?.rows.outline.index(of: $0).map { IndexPath(row: $0, section: 0) }
        }
        expander.updateRows = { [weak self] in self?.rows.update(with: $0) }
        // A row that the user opens is read, although the end may be further away then.
        expander.willChange = { [weak self] in
            self?.rows.trim($0)
            self?.scroller.rowDidToggle()
            self?.restorer.cancel()
            self?.placeTracker?.placeDidChange()
            self?.sight.follow()
            self?.current.settleSoon()
        }
        return expander
    }

    func makeRows() -> DocumentRows {
        let rows = DocumentRows(document, in: tableView) { [weak self] cell, content, path in
            guard let self else { return }
            current.rowsMayHaveChanged()
            let highlight = finding.highlight(ofRow: path.row) ?? filtering.highlight
            cell.density = density
            cell.standing = current.standing(ofRow: path.row)
            cell.show(content, columns: columns.layout, highlight: highlight)
            cell.isNeighbor = self.rows.outline.id(at: path.row).map { self.filtering.isAround($0.index) } ?? false
            cell.accessibilityValue = self.rows.levelText(ofRowAt: path.row)
            expander.configure(cell, at: path)
        }
        rows.openRows = { [weak self] in self.map { Array($0.expander.state.unfolded) } ?? [] }
        rows.onGrowth = { [weak self] in
            self?.lines.showPendingLine()
            self?.finding.showPendingMatch()
            self?.paths.showPending()
            self?.restorer.rowsDidGrow()
            self?.current.contentDidMove()
        }
        return rows
    }
}
