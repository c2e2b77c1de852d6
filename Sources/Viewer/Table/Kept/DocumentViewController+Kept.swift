import Documents
import Reader
import UIKit

/// The rows that stay at the top while what is inside them scrolls.
extension DocumentViewController {
    /// The rows that stay at the top, from the outside in, and the part of the controller's view that they cover.
    package var keptRows: (ids: [DocumentRowID], frame: CGRect) {
        kept.view.isHidden ? ([], .zero) : (kept.view.ids, kept.view.frame)
    }

    func makeKeptRows() -> KeptRows {
        let kept = KeptRows(tableView, rows) { [weak self] in
            self?.current.index
        } configure: { [weak self] cell, content in
            guard let self else { return }
            cell.density = density
            cell.show(content, columns: columns.layout)
        }
        kept.onChoose = { [weak self] id in
            guard let self, let index = rows.outline.index(of: id) else { return }
            current.cursor.leave()
            current.move(to: index)
        }
        return kept
    }
}

extension UINavigationItem {
    /// Gives the bar the color of the bars below it, which is not black in the dark appearance.
    func showViewerBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = RolePalette.bar
        (standardAppearance, scrollEdgeAppearance) = (appearance, appearance)
    }
}
