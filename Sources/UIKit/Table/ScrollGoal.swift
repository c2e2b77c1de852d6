import Foundation

/// Where an animated scroll leads: a row, and where it is to stand on the screen.
struct ScrollGoal {
    var row: IndexPath
    let position: UITableView.ScrollPosition
}
