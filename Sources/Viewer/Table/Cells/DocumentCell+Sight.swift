import QuartzCore
import UIKit

/// What of an open row is in sight.
extension DocumentCell {
    /// How far beyond the screen lines are shown, as a part of its height: further than a frame of a motion goes.
    private static let margin: CGFloat = 0.5

    /// What of the row the screen shows, from top to bottom in the row's coordinates, at rest and in the frame that was
    /// shown last; `nil` if the row is in no table.
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
}
