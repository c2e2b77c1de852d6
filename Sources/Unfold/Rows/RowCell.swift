import UIKit

/// The cell of a row, in a table view or in a collection view.
@MainActor
protocol RowCell: UIView {
    var contentView: UIView { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }

    /// Lets the handler for the cell's configuration state follow whether the row is unfolded.
    func updateConfiguration(isExpanded: Bool)

    // MARK: Accessory

    /// Shows a view at the trailing edge. Returns `false` if the cell has no room for one, or shows something else
    /// there.
    func show(accessory view: UIView) -> Bool
    func shows(accessory view: UIView) -> Bool
    func remove(accessory view: UIView)

    // MARK: Indentation

    /// The width in points by which the cell itself indents its content.
    var indentation: CGFloat { get }
    /// Sets the number of steps by which the cell indents its content. Returns `false` if it doesn't do so.
    @discardableResult
    func indent(by level: Int) -> Bool
}

extension RowCell {
    /// Shows a level if the cell conforms to `UnfoldingCell`.
    func show<Level: ExpansionLevel>(_ level: Level, reason: ExpansionReason) {
        (self as? any UnfoldingCell)?.take(level, reason: reason)
    }

    /// Returns whether the folded row shows everything, or `nil` if the cell leaves that to its labels.
    func foldedFit(inRowOf width: CGFloat) -> Bool? {
        (self as? any UnfoldingCell)?.fitsFolded(inRowOf: width)
    }

    /// The labels that the folded row may truncate.
    var truncatableLabels: [UILabel] {
        (self as? any UnfoldingCell)?.truncatable ?? []
    }
}
