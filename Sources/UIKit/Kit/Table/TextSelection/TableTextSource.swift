import Foundation

/// The texts of a table's rows for selection.
@preconcurrency @MainActor
package protocol TableTextSource: AnyObject {
    /// Returns the views with the texts of a row that is on the screen, in reading order. Each text always has the same
    /// index, and a text that isn't there is a hidden view.
    func selectableTexts(in cell: UITableViewCell) -> [any SelectableText]

    /// Returns the texts of a row, whether or not it is on the screen, as many as the views.
    func texts(ofRowAt indexPath: IndexPath) -> [String]
}
