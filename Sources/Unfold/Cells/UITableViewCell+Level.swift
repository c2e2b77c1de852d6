import Failures
import UIKit

extension UITableViewCell {
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

extension UnfoldingCell {
    fileprivate func take(_ level: some ExpansionLevel, reason: ExpansionReason) {
        guard let own = level as? Level else {
            programmerError(
                "\(type(of: self)) unfolds by levels of type \(Level.self), but its expander has \(type(of: level))",
                in: "UnfoldingCell.apply(_:reason:)"
            )
        }
        apply(own, reason: reason)
    }
}
