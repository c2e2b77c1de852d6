import UIKit

/// A cell with a place for what exists only while its row is unfolded. The place is pinned by the cell's constraints; its
/// height is that of what is put into it, and 0 while it is empty.
@MainActor
public protocol DetailedCell: UITableViewCell {
    /// Where the detail goes.
    var detailHost: UIView { get }
}
