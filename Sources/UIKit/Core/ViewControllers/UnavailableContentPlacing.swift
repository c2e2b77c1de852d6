/// The view in place of content that a controller lacks, as the controller knows it.
@preconcurrency @MainActor
protocol UnavailableContentPlacing: AnyObject {
    /// Places the view over the view of the controller.
    func place()
    /// Updates the configuration for the state of the controller.
    func update()
}

/// The search that belongs to a controller.
@preconcurrency @MainActor
protocol SearchedContent {
    /// The text of the search; `nil` if the controller has no search controller.
    var searchedText: String? { get }
}
