import UIKit

/// A cell with a host view for a detail that exists only while its row is unfolded.
///
/// Pin the host view with the cell's constraints. Its height is that of the detail, or 0 while there is none.
///
/// ```swift
/// final class CloudCell: UITableViewCell, UnfoldingCell, DetailedCell {
///     let name = UILabel()
///     let detailHost = UIView()  // below the name, pinned to both sides and to the bottom
///
///     func apply(_ level: RowLevel, reason: ExpansionReason) {}
/// }
/// ```
@MainActor
public protocol DetailedCell: UIView {
    /// The view that contains the detail.
    ///
    /// Return the same view for the lifetime of the cell. Add it to the cell when you create the
    /// cell, and don't give it a height.
    var detailHost: UIView { get }
}
