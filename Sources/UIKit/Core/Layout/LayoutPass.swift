/// The layout of one view: its constraints if it is a layout root, its controller, and its subviews.
///
/// Passes nest, since `layoutSubviews()` may lay out another view.
@MainActor
enum LayoutPass {
    /// The view of the innermost pass that is in progress.
    private(set) static var view: UIView?

    static func perform(on view: UIView) {
        let outer = Self.view
        Self.view = view
        defer { Self.view = outer }
        view.prepareLayout()
        view.roundOwnCorners()
        if let viewController = view.viewController {
            viewController.layoutUnavailableContent()
            viewController.viewWillLayoutSubviews()
        }
        view.layoutSubviews()
        view.viewController?.viewDidLayoutSubviews()
    }
}
