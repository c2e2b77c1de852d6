/// The controllers of the secondary column while they are on top of the primary one in a collapsed split view.
@MainActor
struct CollapsedStack {
    /// The controllers that belong to the secondary column.
    private var secondary: [UIViewController]
    let navigation: UINavigationController

    /// Moves the controllers of other columns onto the navigation controller of the primary column.
    ///
    /// - Parameters:
    ///   - middle: The navigation controller of the supplementary column.
    ///   - detail: The controller of the secondary column.
    ///   - showsDetail: Whether the secondary column is on top.
    init(
        _ navigation: UINavigationController,
        middle: [UIViewController],
        detail: [UIViewController],
        showsDetail: Bool
    ) {
        self.navigation = navigation
        secondary = detail
        navigation.setViewControllers(navigation.viewControllers + middle, animated: false)
        if showsDetail { show(animated: false) }
    }

    /// Whether the secondary column is visible.
    var showsDetail: Bool { secondary.contains { navigation.viewControllers.contains($0) } }

    /// Puts the secondary column on top.
    func show(animated: Bool) {
        guard !showsDetail, let last = secondary.last else { return }
        let below = secondary.dropLast()
        if !below.isEmpty {
            navigation.setViewControllers(navigation.viewControllers + secondary, animated: animated)
        } else {
            navigation.pushViewController(last, animated: animated)
        }
    }

    /// Replaces the controllers of the secondary column, and puts them on top.
    mutating func show(_ detail: [UIViewController], animated: Bool) {
        let old = secondary
        secondary = detail
        let rest = navigation.viewControllers.filter { controller in !old.contains { $0 === controller } }
        navigation.setViewControllers(rest + detail, animated: animated)
    }

    /// Goes back to the primary column.
    func showPrimary(animated: Bool) {
        guard let first = navigation.viewControllers.firstIndex(where: secondary.contains), first > 0 else { return }
        navigation.popToViewController(navigation.viewControllers[first - 1], animated: animated)
    }

    /// Separates the columns.
    ///
    /// - Returns: The controllers of the secondary column: those that were on top, with those that were pushed onto
    ///   them.
    func separate() -> [UIViewController] {
        let stack = navigation.viewControllers
        guard let first = stack.firstIndex(where: secondary.contains) else { return secondary }
        navigation.setViewControllers(Array(stack[..<first]), animated: false)
        return Array(stack[first...])
    }
}
