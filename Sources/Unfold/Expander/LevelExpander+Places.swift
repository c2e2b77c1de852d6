import UIKit

extension LevelExpander {
    /// Returns the index path of a row, or `nil` if the table doesn't have the row.
    ///
    /// The expander looks at the row's last known position, at the rows on the screen, and then calls
    /// ``locate`` or, without it, looks at all rows.
    ///
    /// ```swift
    /// if let indexPath = expander.indexPath(for: comment.id) { tableView.reloadRows(at: [indexPath], with: .fade) }
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: The index path of the row in the table.
    /// - Complexity: O(*n*) without ``locate``, where *n* is the number of rows in the table.
    public func indexPath(for id: ID) -> IndexPath? {
        places.indexPath(for: id)
    }
}
