/// The tab for the tabs that have no room in a tab bar: a list in a navigation controller.
@MainActor
final class MoreTabs {
    let list: MoreListController
    let navigation: UINavigationController
    /// The controller of a tab that is shown above the list.
    private(set) var current: UIViewController?
    private var page: MorePage?

    init(_ owner: UITabBarController) {
        list = MoreListController(owner)
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    /// Shows the controller of a tab above the list.
    func show(_ controller: UIViewController, animated: Bool) {
        guard controller !== current else { return }
        releasePage()
        current = controller
        if let content = controller as? UINavigationController {
            let page = MorePage(content) { [weak navigation] in navigation?.popToRootViewController(animated: true) }
            self.page = page
            navigation.setNavigationBarHidden(true, animated: animated)
            navigation.setViewControllers([list, page], animated: animated)
        } else {
            navigation.setNavigationBarHidden(false, animated: animated)
            navigation.setViewControllers([list, controller], animated: animated)
        }
        if !animated { navigation.transition?.finish() }
    }

    /// Goes back to the list without animation, so that the controller above it can have another parent.
    func showList() {
        navigation.setViewControllers([list], animated: false)
        // The controller must have left before it gets another parent.
        navigation.transition?.finish()
        navigation.setNavigationBarHidden(false, animated: false)
        listDidAppear()
    }

    /// Forgets the controller above the list.
    func listDidAppear() {
        current = nil
        releasePage()
    }

    private func releasePage() {
        page?.release()
        page = nil
    }
}
