import CoreGraphics

/// Large titles, which scroll away with the content of their controllers.
extension UINavigationController: ScrollTopEdge {
    /// Whether a controller of the stack has a large title. With the automatic mode, it follows the controller below
    /// it, and the root has one.
    func showsLargeTitle(_ controller: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles, let index = stack.firstIndex(where: { $0 === controller }) else {
            return false
        }
        for controller in stack[...index].reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Returns the position of the content below the bar of a controller.
    func barPlace(of controller: UIViewController) -> NavigationBarPlace {
        let title = showsLargeTitle(controller) ? NavigationMetrics.largeTitleHeight : 0
        guard let scrollView = scrollView(below: controller), let view = viewIfLoaded else {
            return NavigationBarPlace(title: title, scrolled: nil)
        }
        let top = view.safeAreaInsets.top + NavigationMetrics.inset + title + scrollView.contentInset.top
        return NavigationBarPlace(title: title, scrolled: scrollView.contentOffset.y + top)
    }

    /// The scroll view whose content the bar follows: the controller's view, or the first view in it.
    private func scrollView(below controller: UIViewController) -> UIScrollView? {
        guard let view = controller.viewIfLoaded else { return nil }
        let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView
        return scrollView?.contentInsetAdjustmentBehavior == .never ? nil : scrollView
    }

    /// Begins to follow the scroll view of a controller, and sets how much of its top edge is collapsed.
    func followContent(of controller: UIViewController) {
        guard let scrollView = scrollView(below: controller) else { return }
        scrollView.topEdge = self
        scrollView.collapsedTop = barPlace(of: controller).collapsed
    }

    /// Updates the bar and the insets after a change of what has a large title.
    func largeTitlesChanged() {
        guard isViewLoaded else { return }
        let atTop = stack.filter { controller in
            scrollView(below: controller).map { $0.contentOffset.y <= 0.5 - $0.adjustedContentInset.top } ?? false
        }
        // Content at its top stays there, with the whole of a large title above it.
        for controller in atTop {
            guard let scrollView = scrollView(below: controller), let scrolled = barPlace(of: controller).scrolled
            else {
                continue
            }
            scrollView.contentOffset.y -= scrolled
        }
        navigationBar.show(stack.map(\.navigationItem), change: nil)
        placeControllers()
        placeBar()
    }

    // MARK: ScrollTopEdge

    func contentDidMove(in scrollView: UIScrollView) {
        guard navigationBar.prefersLargeTitles, transition == nil, let top = stack.last,
            self.scrollView(below: top) === scrollView
        else { return }
        placeControllers()
        placeBar()
    }

    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard let top = stack.last, self.scrollView(below: top) === scrollView else { return offset }
        let place = barPlace(of: top)
        let distance = offset.y - scrollView.contentOffset.y
        return CGPoint(x: offset.x, y: offset.y + place.moved(by: distance).distanceToRest)
    }
}
