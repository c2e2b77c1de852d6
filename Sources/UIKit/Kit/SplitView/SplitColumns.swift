/// The controllers of a split view's columns, and the navigation controllers in which they are.
@MainActor
struct SplitColumns {
    private(set) var given: [UISplitViewController.Column: UIViewController] = [:]
    /// The controllers that columns show: navigation controllers around those that were given.
    private(set) var shown: [UISplitViewController.Column: UIViewController] = [:]

    /// - Parameter wraps: Whether a controller gets a navigation controller, unless it is one or a tab bar controller.
    mutating func set(_ controller: UIViewController?, for column: UISplitViewController.Column, wraps: Bool) {
        given[column] = controller
        let isWrapped = wraps && controller.map { !($0 is UINavigationController || $0 is UITabBarController) } ?? false
        shown[column] = isWrapped ? controller.map { UINavigationController(rootViewController: $0) } : controller
    }
}
