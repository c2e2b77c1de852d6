/// An object that shows groups of bar button items: a navigation item.
@preconcurrency @MainActor
protocol BarButtonGroupOwner: AnyObject {
    /// Called after the items of a group, or whether it is shown, have changed.
    func groupDidChange()
}
