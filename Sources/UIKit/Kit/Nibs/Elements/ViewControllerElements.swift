import CoreGraphics

extension NibKind {
    static let viewController = NibKind(
        "viewController",
        [
            .text("title") { (controller: UIViewController, title) in controller.title = title },
            .text("restorationIdentifier") { (controller: UIViewController, value) in
                controller.restorationIdentifier = value
            },
            NibProperty("useStoryboardIdentifierAsRestorationIdentifier", { $0.storyboardIdentifierForRestoration }) {
                (controller: UIViewController, value) in
                controller.restorationIdentifier = value
            },
            .bool("hidesBottomBarWhenPushed") { (controller: UIViewController, value) in
                controller.hidesBottomBarWhenPushed = value
            },
            .bool("definesPresentationContext") { (controller: UIViewController, value) in
                controller.definesPresentationContext = value
            },
            .bool("providesPresentationContextTransitionStyle") { (controller: UIViewController, value) in
                controller.providesPresentationContextTransitionStyle = value
            },
            .bool("automaticallyAdjustsScrollViewInsets") { (controller: UIViewController, value) in
                controller.storage.adjustsScrollViews = value
            },
            .bool("extendedLayoutIncludesOpaqueBars") { (controller: UIViewController, value) in
                controller.extendedLayoutIncludesOpaqueBars = value
            },
            .choice("modalPresentationStyle", presentationStyles) { (controller: UIViewController, style) in
                controller.modalPresentationStyle = style
            },
            .choice("modalTransitionStyle", transitionStyles) { (controller: UIViewController, style) in
                controller.modalTransitionStyle = style
            },
            NibProperty("preferredContentSize", { $0.preferredContentSize }) { (controller: UIViewController, size) in
                controller.preferredContentSize = size
            },
        ],
        make: { ($0 as? UIViewController.Type ?? UIViewController.self).init(coder: $1) },
        addParts: { controller, source in
            if let edges = source.child("edgesForExtendedLayout") { controller.edgesForExtendedLayout = edges.edges }
            if let item = source.child("navigationItem") {
                source.builder.addPart(controller.navigationItem, item)
            }
            if let item = source.child("tabBarItem") {
                controller.tabBarItem = source.builder.build(item.element) as? UITabBarItem
            }
            let items = source.list("toolbarItems").compactMap {
                source.builder.build($0.element) as? UIBarButtonItem
            }
            if !items.isEmpty { controller.toolbarItems = items }
        }
    )

    static let tableViewController = NibKind(
        "tableViewController",
        extends: .viewController,
        [
            .bool("clearsSelectionOnViewWillAppear") { (controller: UITableViewController, value) in
                controller.clearsSelectionOnViewWillAppear = value
            }
        ],
        make: { ($0 as? UITableViewController.Type ?? UITableViewController.self).init(coder: $1) }
    )

    static let navigationController = NibKind(
        "navigationController",
        extends: .viewController,
        [
            .bool("navigationBarHidden") { (controller: UINavigationController, value) in
                controller.isNavigationBarHidden = value
            },
            .bool("toolbarHidden") { (controller: UINavigationController, value) in
                controller.isToolbarHidden = value
            },
        ],
        make: { ($0 as? UINavigationController.Type ?? UINavigationController.self).init(coder: $1) },
        addParts: { controller, source in
            if let bar = source.child("navigationBar") { source.builder.addPart(controller.navigationBar, bar) }
            if let bar = source.child("toolbar") { source.builder.addPart(controller.toolbar, bar) }
            guard let root = source.builder.context.scene?.related("rootViewController"), !root.isEmpty else { return }
            controller.setViewControllers(root, animated: false)
        }
    )

    static let tabBarController = NibKind(
        "tabBarController",
        extends: .viewController,
        [],
        make: { ($0 as? UITabBarController.Type ?? UITabBarController.self).init(coder: $1) },
        addParts: { controller, source in
            if let bar = source.child("tabBar") { source.builder.addPart(controller.tabBar, bar) }
            guard let tabs = source.builder.context.scene?.related("viewControllers"), !tabs.isEmpty else { return }
            controller.setViewControllers(tabs, animated: false)
        }
    )

    /// The styles. Those that UIKit doesn't have are shown as the nearest ones.
    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "currentContext": .currentContext, "popover": .popover, "custom": .custom,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    ]
}

extension NibSource {
    /// The identifier in the storyboard, if the controller is restored by it.
    fileprivate var storyboardIdentifierForRestoration: String? {
        bool("useStoryboardIdentifierAsRestorationIdentifier") == true ? element["storyboardIdentifier"] : nil
    }

    /// The size of the controller in a container that asks for it, under its present name or that of iOS 6.
    fileprivate var preferredContentSize: CGSize? {
        size("preferredContentSize") ?? size("contentSizeForViewInPopover")
    }
}
