/// The state of the views of a controller that waits for them to be on the screen, with their size.
@MainActor
protocol PendingState: AnyObject {
    /// Gives the views of a controller their state.
    func restore(_ controller: any StateKeeping)
}
