import QuartzCore
import UIKit

/// The visible part of an open row.
extension DocumentCell {
    /// The distance beyond the screen at which lines are shown, as a fraction of its height. No frame of a motion moves
    /// further.
    private static let margin: CGFloat = 0.5

    /// The visible part of the row, in the row's coordinates, at rest and in the last frame; `nil` if the row is in no
    /// table.
    var sight: ClosedRange<CGFloat>? {
        guard let table = superview as? UITableView else { return nil }
        let screen = table.bounds
        var (top, bottom) = (screen.minY - frame.minY, screen.maxY - frame.minY)
        if let shown = layer.presentation(), let screen = table.layer.presentation()?.bounds {
            top = min(top, screen.minY - shown.frame.minY)
            bottom = max(bottom, screen.maxY - shown.frame.minY)
        }
        let margin = Self.margin * screen.height
        return (top - margin)...(bottom + margin)
    }

    /// Whether the last frame showed the row at its place at rest.
    var isShownAtRest: Bool {
        guard let table = superview as? UITableView, let shown = layer.presentation(),
            let screen = table.layer.presentation()?.bounds
        else { return true }
        return abs(screen.minY - shown.frame.minY - (table.bounds.minY - frame.minY)) < 1
    }
}
