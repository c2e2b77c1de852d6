/// A controller that shows others by tabs, which take the middle of the bars in wide windows.
@preconcurrency @MainActor
protocol TabContaining: UIViewController {}

extension UIViewController {
    /// Whether the controller is inside one with tabs.
    var isAmongTabs: Bool { sequence(first: self, next: \.parent).contains { $0 is any TabContaining } }
}
