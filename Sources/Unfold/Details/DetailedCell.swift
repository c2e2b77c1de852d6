import UIKit

/// A cell with a place for what exists only while its row is unfolded. The place is pinned by the cell's constraints; its
/// height is that of what is put into it, and 0 while it is empty.
///
/// ```swift
/// final class CloudCell: UITableViewCell, UnfoldingCell, DetailedCell {
///     let name = UILabel()
///     let detailHost = UIView()  // below the name, pinned to both sides and to the bottom
///
///     func apply(_ level: Disclosure, reason: ApplyReason) {}
/// }
/// ```
@MainActor
public protocol DetailedCell: UITableViewCell {
    /// Where the detail goes. The same view as long as the cell lives, in the cell from the start, and without a height of
    /// its own.
    var detailHost: UIView { get }
}
