/// The view in place of content that a controller lacks, as the controller knows it.
@MainActor
protocol UnavailableContentPlacing: AnyObject {
    /// Places the view over the view of the controller.
    func place()
    /// Updates the configuration for the state of the controller.
    func update()
}

/// The search that belongs to a controller.
@MainActor
protocol SearchedContent {
    /// The text of the search; `nil` if the controller has no search controller.
    var searchedText: String? { get }
}

extension UIViewController {
    /// Updates the configuration if it is needed, and places the view. Called before the layout of the controller's
    /// view.
    func layoutUnavailableContent() {
        if storage.needsUnavailableContentUpdate, viewIfLoaded?.window != nil {
            storage.needsUnavailableContentUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            storage.unavailableContent?.update()
        }
        storage.unavailableContent?.place()
    }

    /// Notes that the traits have changed.
    func invalidateUnavailableContent() {
        storage.needsUnavailableContentUpdate = true
        if storage.unavailableContent != nil { viewIfLoaded?.setNeedsLayout() }
    }
}
