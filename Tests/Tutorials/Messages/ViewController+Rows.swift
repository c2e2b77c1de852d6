import UIKit

/// The listings extend the same controller under two names.
typealias VariableViewController = ViewController

/// The rows, which the listings leave out.
extension ViewController {
    var avatars: [String] { ["Ada", "Ben", "Cleo"] }
    var messages: [String] {
        [
            """
            The weather report says that the wind turns to the west in the afternoon, and that it rains from five \
            on. We sail to the island first, eat there, and decide then whether we go around it or come straight \
            back. If the waves are too high, we leave the boat in the bay, take the last ferry, and fetch it on Sunday.
            """,
            "The boat leaves at noon.",
            """
            Bring the long rope and two lamps, because the way back along the shore has no light at all. The third \
            lamp is at the workshop, where they wait for a new glass since May. Ask them for it, and ask whether the \
            anchor is ready, too.
            """,
        ]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
}
