/// A view whose context menu opens beside the view, and not where the user points.
///
/// Controls are built on menus, and implement this protocol for all of them.
@preconcurrency @MainActor
protocol MenuHolder: AnyObject {
    /// Returns what the menu opens beside, in points of the window.
    func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuPlacement.Anchor
}
