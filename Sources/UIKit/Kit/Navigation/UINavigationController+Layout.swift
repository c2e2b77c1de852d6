import CoreGraphics

extension UINavigationController {
    /// The view that contains the controllers' views.
    var content: UIView? { (viewIfLoaded as? NavigationView)?.content }

    /// Places the bar 10 points below the top of the safe area, or above the top edge of the view while the bar is
    /// hidden.
    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let top = view.safeAreaInsets.top + NavigationMetrics.barTop
        let place = stack.last.map { barPlace(of: $0) } ?? NavigationBarPlace(title: 0)
        let height = place.barHeight + place.extent
        navigationBar.topInset = top
        navigationBar.place = place
        navigationBar.scrollProgress = place.backgroundAlpha
        navigationBar.showScrollEdge(of: stack.last.flatMap { scrollView(below: $0) }, in: stack.last?.viewIfLoaded)
        navigationBar.frame = CGRect(
            x: 0,
            y: isNavigationBarHidden ? -height : top,
            width: view.bounds.width,
            height: height
        )
        navigationBar.alpha = isNavigationBarHidden ? 0 : 1
    }

    /// Makes the visible controllers' views fill the navigation view, with the bars as parts of their safe area
    /// insets.
    func placeControllers() {
        guard let content else { return }
        for controller in children {
            guard let view = controller.viewIfLoaded,
                view.superview === content || transition?.adds(controller) == true
            else { continue }
            // A controller that leaves keeps its insets.
            let stays = stack.contains(controller)
            if stays { controller.storage.viewInsets = viewInsets(of: controller) }
            let outer = controller.storage.viewInsets
            let size = content.bounds.room(inside: outer).size
            if view.bounds.size != size { view.frame.size = size }
            guard stays else { continue }
            let place = barPlace(of: controller)
            let top = NavigationMetrics.barTop + place.barHeight + place.inset
            let insets = UIEdgeInsets(
                top: isNavigationBarHidden || outer.top > 0 ? 0 : top,
                left: 0,
                bottom: outer.bottom > 0 ? 0 : bottomInset(of: controller),
                right: 0
            )
            followContent(of: controller)
            guard controller.storage.containerInsets != insets else { continue }
            controller.storage.containerInsets = insets
            view.notifySafeAreaChanged()
        }
        transition?.place()
        guard transition == nil, let top = stack.last else { return }
        if let view = top.viewIfLoaded, view.superview === content { view.frame = frame(of: top) }
        placeCover(over: top)
    }

    /// Returns the frame of a controller's view at rest. It fills the navigation view, apart from the bars below which
    /// it doesn't extend.
    func frame(of controller: UIViewController) -> CGRect {
        guard let bounds = content?.bounds else { return .zero }
        let insets = stack.contains(controller) ? viewInsets(of: controller) : controller.storage.viewInsets
        return insets == .zero ? bounds : bounds.room(inside: insets)
    }

    /// Returns whether a controller's view extends below the navigation bar. Content that scrolls below a large title
    /// or a search bar does, because these collapse with it.
    func extendsBelowBar(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.top) else { return false }
        return controller.extends(to: .top, belowTranslucent: navigationBar.isTranslucent)
            || scrollView(below: controller) != nil
                && (navigationBar.prefersLargeTitles || search(of: controller) != nil)
    }

    private func viewInsets(of controller: UIViewController) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        guard let view = viewIfLoaded else { return insets }
        if !isNavigationBarHidden, !extendsBelowBar(controller) {
            let place = barPlace(of: controller)
            insets.top = view.safeAreaInsets.top + NavigationMetrics.barTop + place.barHeight + place.inset
        }
        let bars = bottomInset(of: controller) + storage.containerInsets.bottom
        let isTranslucent = isToolbarHidden || storedToolbar?.isTranslucent != false
        if bars > 0, !controller.extends(to: .bottom, belowTranslucent: isTranslucent) {
            insets.bottom = view.safeAreaInsets.bottom + max(0, bottomInset(of: controller))
        }
        return insets
    }

    /// Shows the top controller's view without announcing its appearance.
    func showTop() {
        guard let content, transition == nil else { return }
        let top = stack.last
        for other in content.subviews where other !== top?.view { other.removeFromSuperview() }
        guard let top, top === stack.last, let view = top.view, view.superview !== content else { return }
        view.frame = frame(of: top)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
        placeControllers()
        view.notifySafeAreaChanged()
        showItems(change: nil)
    }

    /// Shows the items of the controllers in the bars. Those that change slide or fade, unless `change` is `nil`.
    func showItems(change: Operation?) {
        navigationBar.show(stack.map(\.navigationItem), change: change)
        storedToolbar?.setItems(stack.last?.toolbarItems, animated: change != nil)
    }
}
