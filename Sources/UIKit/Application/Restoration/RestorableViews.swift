/// The views of a controller with restoration identifiers.
@MainActor
struct RestorableViews {
    /// The views, with the numbers of those with the same identifier before each.
    private(set) var all: [(view: UIView, identifier: String, occurrence: Int)] = []

    /// Finds the views in that of a controller, without those of other controllers, and of the cells of tables, which
    /// are reused.
    init(of controller: UIViewController) {
        if let view = controller.viewIfLoaded { add(view, of: controller) }
    }

    private mutating func add(_ view: UIView, of controller: UIViewController) {
        if let owner = view.viewController, owner !== controller { return }
        if view is UITableViewCell || view is UITableViewHeaderFooterView { return }
        if let identifier = view.restorationIdentifier {
            all.append((view, identifier, all.count { $0.identifier == identifier }))
        }
        for subview in view.subviews { add(subview, of: controller) }
    }

    func view(of state: ViewState) -> UIView? {
        all.first { $0.identifier == state.identifier && $0.occurrence == state.occurrence }?.view
    }
}
