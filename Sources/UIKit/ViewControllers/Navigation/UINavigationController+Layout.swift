import CoreGraphics

extension UINavigationController {
    /// What the views of the controllers are in.
    var content: UIView? { (viewIfLoaded as? NavigationView)?.content }

    /// Puts the bar below the safe area, or above the edge while it is hidden.
    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let top = view.safeAreaInsets.top
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

    /// Gives the shown controllers the whole view, with the bar as part of what they keep free.
    func placeControllers() {
        guard let content else { return }
        let insets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : NavigationMetrics.barHeight,
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
            view.tellSafeAreaChanged()
        }
        transition?.place()
        if transition == nil, let view = stack.last?.viewIfLoaded, view.superview === content {
            view.frame = content.bounds
        }
    }

    /// Puts the top controller's view in its place, without announcing anything.
    func showTop() {
        guard let content, transition == nil else { return }
        let top = stack.last?.view
        for other in content.subviews where other !== top { other.removeFromSuperview() }
        guard let view = top, view.superview !== content else { return }
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
        placeControllers()
        view.tellSafeAreaChanged()
        navigationBar.show(stack.map(\.navigationItem), change: nil)
    }
}
