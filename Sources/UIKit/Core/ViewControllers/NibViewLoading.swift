/// The loading of views from nibs, as controllers call it.
///
/// Nibs are built on views of all kinds, and implement this protocol for all controllers.
@preconcurrency @MainActor
protocol NibViewLoading: AnyObject {
    /// Loads the view of the controller from its nib.
    ///
    /// - Returns: Whether it has one.
    func loadNibView() -> Bool
}
