import UIKit

/// Rows that an app adds to the gallery, such as the files that were opened last.
@MainActor
package protocol LeadingRows: AnyObject {
    /// The title of the section.
    var title: String { get }
    /// Whether the rows come before the examples, or else after them.
    var comesFirst: Bool { get }
    var rowCount: Int { get }
    /// Reads the rows again. The gallery calls it when it appears.
    func reload()
    func cell(at row: Int, in tableView: UITableView) -> UITableViewCell
    func select(_ row: Int)
}
