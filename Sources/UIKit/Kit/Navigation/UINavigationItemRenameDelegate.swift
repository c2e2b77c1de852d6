import Foundation

/// An object that follows how the user renames what a navigation item stands for.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Called after the user has changed the title, which is the title of the item by then.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

    /// Returns whether the user can change the title. The default is `true`.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

    /// Returns the text to edit and its selection. By default they are those that are proposed: the title, all of it.
    func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Returns whether a title is accepted. Otherwise the user goes on editing. The default is `true`.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

    public func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

    public func navigationItem(
        _ navigationItem: UINavigationItem,
        shouldEndRenamingWith title: String
    ) -> Bool { true }
}
