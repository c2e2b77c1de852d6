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
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Returns the position of the content below the bar of a controller.
    func barPlace(of controller: UIViewController) -> NavigationBarPlace {
        let search = search(of: controller)
        let isBelow = search?.isBelowTitle ?? true
        let isAlone = search.map { isBelow && $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
        let height = isBelow ? search?.searchBar.height ?? 0 : 0
        let prompt = controller.navigationItem.promptHeight
        let item = controller.navigationItem
        let hasSubtitle = (item.largeSubtitle ?? item.subtitle) != nil
        let hides = search?.isActive == false && controller.navigationItem.hidesSearchBarWhenScrolling
        var place = NavigationBarPlace(
            title: !isAlone && showsLargeTitle(controller)
                ? LargeTitleView.height(for: traitCollection, hasSubtitle: hasSubtitle) : 0,
            barHeight: isAlone ? 0 : NavigationMetrics.barHeight + prompt,
            prompt: isAlone ? 0 : prompt,
            pinnedSearch: hides ? 0 : height,
            hidingSearch: hides ? height : 0
        )
        guard extendsBelowBar(controller), let scrollView = scrollView(below: controller), let view = viewIfLoaded
        else { return place }
        let top = view.safeAreaInsets.top + NavigationMetrics.barTop + scrollView.contentInset.top
        place.scrolled = scrollView.contentOffset.y + top + place.fullHeight
        return place
    }

    /// The scroll view whose content the bar follows: the one that the controller has set, or else its view or the
    /// first view in it.
    func scrollView(below controller: UIViewController) -> UIScrollView? {
        if let own = controller.contentScrollView(for: .top) { return own }
        guard let view = controller.viewIfLoaded else { return nil }
        let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView
        return scrollView?.contentInsetAdjustmentBehavior == .never ? nil : scrollView
    }

    /// Begins to follow the scroll view of a controller, and sets how much of its top edge is collapsed.
    func followContent(of controller: UIViewController) {
        guard let scrollView = scrollView(below: controller) else { return }
        scrollView.topEdge = self
        guard extendsBelowBar(controller) else {
            scrollView.collapsedTop = 0
            return
        }
        scrollView.collapsedTop = barPlace(of: controller).collapsed
    }

    /// Updates the bar and the insets after a change of what has a large title.
    func largeTitlesChanged() {
        guard isViewLoaded else { return }
        keepContentsAtTop()
        navigationBar.show(stack.map(\.navigationItem), change: nil)
        placeControllers()
        placeBar()
    }

    /// Moves content that is at its top along with the edge of the bar, which has changed. It stays at the top, with
    /// the whole of a large title and a search bar above it.
    func keepContentsAtTop() {
        let atTop = stack.filter { controller in
            scrollView(below: controller).map { $0.contentOffset.y <= 0.5 - $0.adjustedContentInset.top } ?? false
        }
        for controller in atTop {
            guard let scrollView = scrollView(below: controller), let scrolled = barPlace(of: controller).scrolled
            else {
                continue
            }
            scrollView.contentOffset.y -= scrolled
        }
    }

    // MARK: ScrollTopEdge

    func contentDidMove(in scrollView: UIScrollView) {
        guard transition == nil, let top = stack.last, self.scrollView(below: top) === scrollView else { return }
        placeToolbarAtContent()
        parent?.contentOfChildDidMove()
        guard navigationBar.prefersLargeTitles || search(of: top) != nil else {
            // Only the background of such a bar follows the content, and it changes near the top only.
            navigationBar.scrollProgress = barPlace(of: top).backgroundAlpha
            navigationBar.showScrollEdge(of: scrollView, in: top.viewIfLoaded)
            return
        }
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
