import Foundation
import UIKit

/// The message for a client whose rows change their levels, but not what they show.
@MainActor
struct UnchangedRow {
    /// A function that writes the message, by default with `NSLog`. Tests replace it.
    var write: @MainActor (String) -> Void = { NSLog("%@", $0) }
    private var isWritten = false

    /// Writes the message if no code is known that shows levels in a cell. Writes it once.
    ///
    /// - Parameters:
    ///   - cell: The cell of a row that changed its level and kept its height.
    ///   - hasAppearance: Whether a closure of the client gives cells an appearance for each level.
    mutating func report(_ cell: any RowCell, hasAppearance: Bool) {
        guard !isWritten, !hasAppearance, !(cell is any UnfoldingCell), !(cell is any DetailedCell) else { return }
        isWritten = true
        write(
            """
            A row has changed its level, but its cell, a \(type(of: cell)), has the same height as before. The table \
            doesn't ask the data source for the cell again. Create the expander with lines:of:, or call \
            setAppearance(_:), or use a cell that conforms to UnfoldingCell.
            """
        )
    }
}
