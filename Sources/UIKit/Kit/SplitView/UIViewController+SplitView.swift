extension UIViewController {
    /// The nearest split view controller up the hierarchy.
    public var splitViewController: UISplitViewController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }
}
