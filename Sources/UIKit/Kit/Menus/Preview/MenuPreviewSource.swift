/// The item of a view that a menu is for, which may move, or get another view, while the menu is open.
@MainActor
struct MenuPreviewSource {
    /// Returns the view of the item whose menu opens.
    let view: () -> UIView?
    /// Returns a preview at the present place of the item; `nil` if the item isn't visible.
    let present: (UITargetedPreview) -> UITargetedPreview?
}
