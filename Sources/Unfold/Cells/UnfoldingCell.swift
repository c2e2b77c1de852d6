import UIKit

/// A cell that knows what it looks like at each level of its row.
///
/// A cell says only what differs; its height follows from its constraints, or from the table's delegate:
///
/// ```swift
/// final class RemarkCell: UITableViewCell, UnfoldingCell {
///     let message = UILabel()
///
///     func apply(_ level: Disclosure, reason: ApplyReason) {
///         message.numberOfLines = level == .collapsed ? 3 : 0
///     }
///
///     var truncatable: [UILabel] { [message] }
/// }
/// ```
@MainActor
public protocol UnfoldingCell<Level>: UITableViewCell {
    /// The levels that rows have; `Disclosure`, open or not, unless a cell has more.
    ///
    /// ```swift
    /// typealias Level = TileSize
    /// ```
    associatedtype Level: ExpansionLevel = Disclosure

    /// Makes the cell look as its row at a level.
    ///
    /// Called when the cell is given to a row and again whenever the row's level changes, in the latter case inside the
    /// animation, and once more when that is over. It is called more often than levels change, so it should cost little if
    /// nothing is different.
    ///
    /// - Parameters:
    ///   - level: the level to show. A cell whose `Level` is not that of its expander is a programmer error.
    ///   - reason: whether anybody sees the cell change.
    func apply(_ level: Level, reason: ApplyReason)

    /// The labels whose text the folded row may cut off. If none of them is cut off there is nothing to unfold: the row has
    /// no indicator and does not react. Empty, as it is unless a cell says otherwise, for rows that always unfold.
    var truncatable: [UILabel] { get }

    /// Whether the folded row shows everything at a width, in points: for a cell that places its parts by itself and knows.
    /// `nil`, as it is unless a cell says otherwise, to have it found out by the labels in ``truncatable``.
    ///
    /// Asked in `configure`, when the cell has its contents, before it is laid out.
    ///
    /// ```swift
    /// func fitsFolded(inRowOf width: CGFloat) -> Bool? { tags.height(inWidth: width) <= 40 }
    /// ```
    func fitsFolded(inRowOf width: CGFloat) -> Bool?
}

extension UnfoldingCell {
    public var truncatable: [UILabel] { [] }

    public func fitsFolded(inRowOf width: CGFloat) -> Bool? { nil }
}
