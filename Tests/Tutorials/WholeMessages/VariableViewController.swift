import UIKit

/// The controller of the listing, which extends it with its rows. Its view is in a storyboard.
class VariableViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let avatars = ["Ada", "Ben", "Cleo"]
    let messages = [
        "The boat leaves at noon.",
        "Bring the long rope and two lamps, because the way back along the shore has no light at all.",
        """
        The weather report says that the wind turns to the west in the afternoon, and that it rains from five on. We \
        sail to the island first, eat there, and decide then whether we go around it or come straight back. If the \
        waves are too high, we leave the boat in the bay, take the last ferry, and fetch it on Sunday.
        """,
    ]
}
