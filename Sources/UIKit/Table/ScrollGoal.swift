import Foundation

/// Where an animated scroll leads, wherever that turns out to be.
struct ScrollGoal {
    enum Place {
        /// A row, and where it is to stand on the screen. A row of `NSNotFound` stands for the section's top.
        case row(IndexPath, UITableView.ScrollPosition)
        /// The ends of the content.
        case top, bottom
    }

    var place: Place
    /// Whether the offset grows on the way there; `nil` after an update, until it is looked at.
    var isForward: Bool?
}
