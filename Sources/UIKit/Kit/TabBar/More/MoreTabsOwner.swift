/// The owner of the list of more tabs.
@preconcurrency @MainActor
protocol MoreTabsOwner: AnyObject {
    /// All tabs in their order, if the user may change it; otherwise `nil`.
    var customizableOrder: [TabEntry]? { get }
    /// Returns whether the user may move a tab.
    func mayMove(_ entry: TabEntry) -> Bool
    /// Shows the controller of a tab of the list, for the user.
    func chooseInMore(_ entry: TabEntry)
    /// Called when the list is visible again.
    func moreListDidAppear()
    func willBeginCustomizing()
    /// Takes the order of the user, and the tabs that are hidden.
    func endCustomizing(_ order: [TabEntry], hidden: [UITab])
}
