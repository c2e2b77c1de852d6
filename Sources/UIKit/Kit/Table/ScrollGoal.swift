import Foundation

/// The target of an animated scroll, whose offset may change while heights are measured.
struct ScrollGoal {
    enum Place {
        /// A row and its position on the screen. A row of `NSNotFound` denotes the section's top.
        case row(IndexPath, UITableView.ScrollPosition)
        /// The top and the bottom of the content.
        case top, bottom
    }

    var place: Place
    /// Whether the offset increases towards the target; `nil` after an update, until it is determined again.
    var isForward: Bool?
}
