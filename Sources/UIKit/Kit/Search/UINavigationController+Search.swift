import CoreGraphics

/// Search bars below the title, and results over the content.
extension UINavigationController {
    /// The search of a controller.
    func search(of controller: UIViewController) -> UISearchController? {
        (controller.storage.titledItem as? UINavigationItem)?.searchController
    }

    /// Places the bar and the contents in an animation, after a search began or ended.
    func searchDidChange(animated: Bool, completion: @escaping () -> Void) {
        guard isViewLoaded else { return completion() }
        let moves = animated && view.window != nil && transition == nil
        UIView.animate(withDuration: moves ? SearchMetrics.duration : 0) { [self] in
            placeSearch()
            navigationBar.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    /// Places the bar and the contents. Content that is at its top stays there.
    func placeSearch() {
        guard isViewLoaded else { return }
        keepContentsAtTop()
        placeControllers()
        placeBar()
    }

    /// Places the view of a search over that of its controller, or removes it.
    func placeCover(over controller: UIViewController) {
        guard let search = search(of: controller) else { return }
        guard let content, let view = controller.viewIfLoaded, view.superview === content, search.coversContent,
            search.presentingViewController == nil
        else {
            return removeCover(of: controller)
        }
        if search.parent !== controller {
            controller.addChild(search)
            search.didMove(toParent: controller)
        }
        guard let cover = search.view else { return }
        if cover.superview !== content {
            cover.frame = view.frame
            content.insertSubview(cover, aboveSubview: view)
        }
        cover.frame = view.frame
        guard search.storage.containerInsets != controller.storage.containerInsets else { return }
        search.storage.containerInsets = controller.storage.containerInsets
        cover.notifySafeAreaChanged()
    }

    /// Removes the view of a search.
    func removeCover(of controller: UIViewController) {
        guard let search = search(of: controller), search.parent === controller else { return }
        if !search.coversContent { search.willMove(toParent: nil) }
        search.viewIfLoaded?.removeFromSuperview()
        if !search.coversContent { search.removeFromParent() }
    }
}
