import UIKit

extension ExpansionOutline {
    /// Configures a cell for the depth and the level of its row.
    ///
    /// Call this method in `tableView(_:cellForRowAt:)` after you set the cell's content, in place of the expander's
    /// method, which does the same for the table of an outline.
    ///
    /// ```swift
    /// cell.textLabel?.text = outline.id(at: indexPath)
    /// outline.configure(cell, at: indexPath)
    /// ```
    ///
    /// - Parameters:
    ///   - cell: The cell to configure.
    ///   - indexPath: The index path of the row that the cell is for.
    public func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        expander.configure(cell, at: indexPath)
    }

    /// Indents a cell for the depth of its row.
    func indent(_ cell: any RowCell, _ mark: RowMark, for id: ID) {
        let depth = depth(of: id)
        if indentation == .level || mark.hasIndentationLevel {
            cell.indent(by: indentation == .level ? depth : 0)
            mark.hasIndentationLevel = indentation == .level
        }
        var margin: CGFloat = 0
        if case .margins(let width) = indentation { margin = width * CGFloat(depth) }
        guard margin != mark.indentation else { return }
        // The margin also has what the app and the arrow added.
        cell.contentView.directionalLayoutMargins.leading += margin - mark.indentation
        mark.indentation = margin
    }
}
