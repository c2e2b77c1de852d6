/// The owner of a search bar, which follows what the user does in it.
@preconcurrency @MainActor
protocol SearchBarOwner: AnyObject {
    func searchDidBeginEditing()
    /// Called after the text or the scope has changed.
    func searchDidChange()
    func searchWasCancelled()
    /// Called when the bar wants another height, in the animation of the change.
    func searchBarHeightDidChange()
}
