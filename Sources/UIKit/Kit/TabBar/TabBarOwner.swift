/// The owner of a tab bar, which decides about the user's selections and sets the tabs.
@preconcurrency @MainActor
protocol TabBarOwner: AnyObject {
    /// Returns whether the user can select a tab.
    func allowsSelection(of item: UITabBarItem) -> Bool
    /// Called after the delegate of the bar was told about a selection.
    func userDidSelect(_ item: UITabBarItem)
}
