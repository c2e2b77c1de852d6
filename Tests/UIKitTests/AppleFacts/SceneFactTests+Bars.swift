import UIKit

@testable import UIKitTestSupport

/// The scenes of toolbars, tab bars and search bars.
extension UIKitScreenTests.SceneFactTests {
    var barScenes: [String: Maker] {
        [
            "toolbar/basic": makeToolbars, "search/basic": makeSearchBars, "search/scope": makeScopes,
            "search/looks": makeSearchLooks, "tabs/basic": makeTabs, "nav/toolbar": makeNavigationToolbar,
            "nav/search": makeNavigationSearch, "nav/search-results": makeSearchResults,
        ]
    }

    private func place(
        _ stage: Stage,
        _ bar: UIView,
        _ name: String,
        x: CGFloat = 0,
        y: CGFloat,
        width: CGFloat? = 320
    ) {
        bar.sizeToFit()
        bar.frame.origin = CGPoint(x: x, y: y)
        if let width { bar.frame.size.width = width }
        stage.views[name] = bar
        if let search = bar as? UISearchBar { stage.views[name + "Field"] = search.searchTextField }
        stage.root.addSubview(bar)
    }

    private func makeToolbars(_ stage: Stage) {
        let (top, bottom, compact) = (UIToolbar(), UIToolbar(), UIToolbar())
        top.items = [
            UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
        ]
        bottom.items = [
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(systemItem: .add), .fixedSpace(24), UIBarButtonItem(systemItem: .trash),
            .flexibleSpace(), UIBarButtonItem(systemItem: .action),
        ]
        compact.items = [UIBarButtonItem(systemItem: .add)]
        place(stage, top, "top", y: 16)
        place(stage, bottom, "bottom", y: 0)
        bottom.frame.origin.y = 400 - bottom.frame.height
        place(stage, compact, "compact", x: 16, y: 120, width: nil)
    }

    private func makeSearchBars(_ stage: Stage) {
        let (plain, typed, minimal) = (UISearchBar(), UISearchBar(), UISearchBar())
        plain.placeholder = "Search"
        typed.text = "Swift"
        typed.showsCancelButton = true
        minimal.searchBarStyle = .minimal
        minimal.placeholder = "Minimal"
        place(stage, plain, "plain", y: 16)
        place(stage, typed, "typed", y: 96)
        place(stage, minimal, "minimal", y: 176)
    }

    private func makeScopes(_ stage: Stage) {
        let (scoped, hidden) = (UISearchBar(), UISearchBar())
        scoped.scopeButtonTitles = ["All", "Recent", "Shared"]
        scoped.showsScopeBar = true
        scoped.selectedScopeButtonIndex = 1
        hidden.scopeButtonTitles = ["All", "Recent"]
        place(stage, scoped, "scoped", y: 16)
        place(stage, hidden, "hidden", y: 160)
    }

    private func makeSearchLooks(_ stage: Stage) {
        let (prompted, bookmark, editing) = (UISearchBar(), UISearchBar(), UISearchBar())
        prompted.prompt = "Find anything in your library"
        bookmark.showsBookmarkButton = true
        editing.text = "Swift"
        place(stage, prompted, "prompted", y: 8)
        place(stage, bookmark, "bookmark", y: 112)
        place(stage, editing, "editing", y: 192)
        stage.steps = [{ editing.becomeFirstResponder() }]
    }

    private func makeTabs(_ stage: Stage) {
        let (home, search) = (controller(stage, "Home", label: "label"), UIViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        search.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [home, search]
        stage.root.removeFromSuperview()
        stage.screen.show(tabs)
        stage.views["tabBar"] = tabs.tabBar
        stage.views["content"] = home.view
    }

    // MARK: In a navigation controller

    private func makeNavigationToolbar(_ stage: Stage) {
        let root = controller(stage, "Files", label: "label")
        root.toolbarItems = [
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
        ]
        show(stage, root).isToolbarHidden = false
    }

    private func makeNavigationSearch(_ stage: Stage) {
        let root = controller(stage, "Items", label: "label")
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        stage.views["search"] = search.searchBar
        show(stage, root).navigationBar.prefersLargeTitles = true
    }

    private func makeSearchResults(_ stage: Stage) {
        let rows = SceneTable(style: .plain, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        rows.sections = [.init(rows: (1...40).map { .init(text: "Row \($0)") })]
        stage.kept.append(rows)
        let root = UIViewController()
        root.title = "Rows"
        rows.table.frame = root.view.bounds
        rows.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(rows.table)
        let search = UISearchController(searchResultsController: controller(stage, "Results", label: "resultsLabel"))
        root.navigationItem.searchController = search
        stage.views["table"] = rows.table
        stage.views["search"] = search.searchBar
        show(stage, root).navigationBar.prefersLargeTitles = true
        stage.steps = [
            { rows.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false) },
            {
                rows.table.setContentOffset(.zero, animated: false)
                search.isActive = true
                search.searchBar.text = "Ro"
            },
        ]
    }
}
