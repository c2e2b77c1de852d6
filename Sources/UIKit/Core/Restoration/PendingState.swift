import Foundation

/// The state of the views of a controller that waits for them to be on the screen, with their size.
@MainActor
struct PendingState {
    let views: [ViewState]
    /// Gives the views of the controller their state.
    let restore: () -> Void
}

/// The state of a view of a controller.
struct ViewState: Codable {
    var identifier: String
    /// The number of views with the same identifier before it.
    var occurrence: Int
    var data: Data
}
