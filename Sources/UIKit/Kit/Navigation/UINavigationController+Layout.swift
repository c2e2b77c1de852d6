import CoreGraphics

extension UINavigationController {
    /// The view that contains the controllers' views.
    var content: UIView? { (viewIfLoaded as? NavigationView)?.content }

    /// Places the bar 10 points below the top of the safe area, or above the top edge of the view while the bar is
    /// hidden.
    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let top = view.safeAreaInsets.top + NavigationMetrics.barTop
        let height = NavigationMetrics.barHeight
        navigationBar.topInset = top
        navigationBar.frame = CGRect(
            x: 0,
            y: isNavigationBarHidden ? -height : top,
            width: view.bounds.width,
            height: height
        )
        navigationBar.alpha = isNavigationBarHidden ? 0 : 1
    }

    /// Makes the visible controllers' views fill the navigation view, with the bar as part of their safe area
    /// insets.
    func placeControllers() {
        guard let content else { return }
        let insets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : NavigationMetrics.inset,
            left: 0,
            bottom: 0,
            right: 0
        )
        for controller in children {
            guard let view = controller.viewIfLoaded, view.superview === content else { continue }
            let size = content.bounds.size
            if view.bounds.size != size { view.frame.size = size }
            guard controller.storage.containerInsets != insets else { continue }
            controller.storage.containerInsets = insets
            view.notifySafeAreaChanged()
        }
        transition?.place()
        if transition == nil, let view = stack.last?.viewIfLoaded, view.superview === content {
            view.frame = content.bounds
        }
    }

    /// Shows the top controller's view without announcing its appearance.
    func showTop() {
        guard let content, transition == nil else { return }
        let top = stack.last?.view
        for other in content.subviews where other !== top { other.removeFromSuperview() }
        guard let view = top, view.superview !== content else { return }
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
        placeControllers()
        view.notifySafeAreaChanged()
        navigationBar.show(stack.map(\.navigationItem), change: nil)
    }
}
