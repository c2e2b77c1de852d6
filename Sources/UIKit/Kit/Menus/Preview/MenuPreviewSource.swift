/// An object that knows which view a menu is for, and where that view is when the menu closes.
///
/// The delegate of an interaction can be one. Otherwise a menu is for the view of the interaction.
@preconcurrency @MainActor
protocol MenuPreviewSource: AnyObject {
    /// Returns the view of the item whose menu opens.
    func viewForPreview() -> UIView?
    /// Returns a preview at the present place of the item; `nil` if the item isn't visible.
    func preview(atPresentPlaceOf preview: UITargetedPreview) -> UITargetedPreview?
}
