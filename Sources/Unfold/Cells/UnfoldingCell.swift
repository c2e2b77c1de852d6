import UIKit

/// A table view cell that has an appearance for each level of its row.
///
/// The cell sets only what differs between the levels. Its height follows from its constraints or
/// from the table view's delegate.
///
/// ```swift
/// final class RemarkCell: UITableViewCell, UnfoldingCell {
///     let message = UILabel()
///
///     func apply(_ level: RowLevel, reason: ExpansionReason) {
///         message.numberOfLines = level == .collapsed ? 3 : 0
///     }
///
///     var truncatable: [UILabel] { [message] }
/// }
/// ```
@MainActor
public protocol UnfoldingCell<Level>: UIView {
    /// The type of the levels of the row. The default is `RowLevel`, whose levels are collapsed and expanded.
    ///
    /// ```swift
    /// typealias Level = TileSize
    /// ```
    associatedtype Level: ExpansionLevel = RowLevel

    /// Updates the cell's appearance for a level.
    ///
    /// The expander calls this method when it configures the cell for a row, inside the animation when the level of
    /// the row changes, and again when the animation ends. The method may be called when the level is already
    /// showing, so it should be inexpensive in that case.
    ///
    /// - Parameters:
    ///   - level: The level to show. It is a programming error if the cell's `Level` differs from
    ///     that of its expander.
    ///   - reason: A value that indicates whether the change is visible to the user.
    func apply(_ level: Level, reason: ExpansionReason)

    /// The labels whose text the folded row may truncate.
    ///
    /// If no label truncates its text, the row has nothing to unfold: it has no indicator and doesn't respond to
    /// taps. The default is an empty array, which means that the row always unfolds.
    var truncatable: [UILabel] { get }

    /// Returns whether the folded row shows everything at a width.
    ///
    /// Implement this method in a cell that lays out its subviews by itself. The expander calls it
    /// from ``LevelExpander/configure(_:at:)-(UITableViewCell,_)``, after the cell has its content and before its
    /// layout. The default implementation returns `nil`.
    ///
    /// ```swift
    /// func fitsFolded(inRowOf width: CGFloat) -> Bool? { tags.height(inWidth: width) <= 40 }
    /// ```
    ///
    /// - Parameter width: The width of the row, in points.
    /// - Returns: Whether the folded row shows everything, or `nil` to let the labels in
    ///   ``truncatable`` determine it.
    func fitsFolded(inRowOf width: CGFloat) -> Bool?
}

extension UnfoldingCell {
    public var truncatable: [UILabel] { [] }

    public func fitsFolded(inRowOf width: CGFloat) -> Bool? { nil }
}
