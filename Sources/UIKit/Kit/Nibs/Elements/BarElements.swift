extension NibKind {
    static let toolbar = NibKind(
        "toolbar",
        extends: .view,
        UIToolbar.self,
        [.bool("translucent") { (bar: UIToolbar, value) in bar.isTranslucent = value }],
        addParts: { bar, source in
            let items = source.list("items").compactMap { source.builder.build($0.element) as? UIBarButtonItem }
            if !items.isEmpty { bar.items = items }
        }
    )

    static let tabBar = NibKind(
        "tabBar",
        extends: .view,
        UITabBar.self,
        [
            .bool("translucent") { (bar: UITabBar, value) in bar.isTranslucent = value },
            .color("barTintColor") { (bar: UITabBar, color) in bar.barTintColor = color },
            // The older name of the tint color.
            .color("selectedImageTintColor") { (bar: UITabBar, color) in bar.tintColor = color },
        ],
        addParts: { bar, source in
            let items = source.list("items").compactMap { source.builder.build($0.element) as? UITabBarItem }
            // The tabs of a tab bar controller are those of its controllers.
            if !items.isEmpty, bar.owner == nil { bar.items = items }
        }
    )

    static let tabBarItem = NibKind(
        "tabBarItem",
        [
            .text("title") { (item: UITabBarItem, title) in item.title = title },
            .image("image") { (item: UITabBarItem, image) in item.image = image },
            .image("selectedImage") { (item: UITabBarItem, image) in item.selectedImage = image },
            .text("badgeValue") { (item: UITabBarItem, value) in item.badgeValue = value },
            .bool("enabled") { (item: UITabBarItem, value) in item.isEnabled = value },
            .integer("tag", upTo: .max) { (item: UITabBarItem, tag) in item.tag = tag },
        ],
        make: { custom, coder in
            guard custom == nil, let item = coder.tabBarSystemItem else {
                return (custom as? UITabBarItem.Type ?? UITabBarItem.self).init(coder: coder)
            }
            return UITabBarItem(tabBarSystemItem: item, tag: 0)
        }
    )

    static let searchBar = NibKind(
        "searchBar",
        extends: .view,
        UISearchBar.self,
        [
            .text("text") { (bar: UISearchBar, text) in bar.text = text },
            .text("placeholder") { (bar: UISearchBar, text) in bar.placeholder = text },
            .text("prompt") { (bar: UISearchBar, text) in bar.prompt = text },
            .choice("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) {
                (bar: UISearchBar, style: UISearchBar.Style) in
                bar.searchBarStyle = style
            },
            .textInputTraits { (bar: UISearchBar, traits) in bar.searchTextField.inputTraits = traits },
            .bool("showsCancelButton") { (bar: UISearchBar, value) in bar.showsCancelButton = value },
            .bool("showsBookmarkButton") { (bar: UISearchBar, value) in bar.showsBookmarkButton = value },
            .bool("showsSearchResultsButton") { (bar: UISearchBar, value) in bar.showsSearchResultsButton = value },
            .bool("showsScopeBar") { (bar: UISearchBar, value) in bar.showsScopeBar = value },
            .color("barTintColor") { (bar: UISearchBar, color) in bar.barTintColor = color },
        ],
        addParts: { bar, source in
            let titles = source.list("scopeButtonTitles").map(\.element.text)
            if !titles.isEmpty { bar.scopeButtonTitles = titles }
        }
    )
}

extension NibCoder {
    fileprivate var tabBarSystemItem: UITabBarItem.SystemItem? {
        element["systemItem"].flatMap { Self.tabBarSystemItems[$0] }
    }

    private static let tabBarSystemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
