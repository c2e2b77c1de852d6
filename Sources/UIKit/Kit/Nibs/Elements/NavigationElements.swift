extension NibKind {
    static let navigationBar = NibKind(
        "navigationBar",
        extends: .view,
        UINavigationBar.self,
        [
            .bool("largeTitles") { (bar: UINavigationBar, value) in bar.prefersLargeTitles = value },
            .bool("translucent") { (bar: UINavigationBar, value) in bar.isTranslucent = value },
            .color("barTintColor") { (bar: UINavigationBar, color) in bar.barTintColor = color },
            .choice("barStyle", ["default": .default, "black": .black]) { (bar: UINavigationBar, style: UIBarStyle) in
                bar.barStyle = style
            },
        ],
        addParts: { bar, source in
            if let title = source.child("titleTextAttributes") { bar.titleTextAttributes = title.textAttributes }
            let items = source.list("items").compactMap { source.builder.build($0.element) as? UINavigationItem }
            if !items.isEmpty, bar.navigationController == nil { bar.items = items }
        }
    )

    static let navigationItem = NibKind(
        "navigationItem",
        [
            .text("title") { (item: UINavigationItem, text) in item.title = text },
            .text("prompt") { (item: UINavigationItem, text) in item.prompt = text },
            .text("backButtonTitle") { (item: UINavigationItem, text) in item.backButtonTitle = text },
            .choice("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]) {
                (item: UINavigationItem, value: UINavigationItem.LargeTitleDisplayMode) in
                item.largeTitleDisplayMode = value
            },
            .bool("hidesBackButton") { (item: UINavigationItem, value) in item.hidesBackButton = value },
            .bool("leftItemsSupplementBackButton") { (item: UINavigationItem, value) in
                item.leftItemsSupplementBackButton = value
            },
        ],
        make: { ($0 as? UINavigationItem.Type ?? UINavigationItem.self).init(coder: $1) },
        addParts: { item, source in
            let builder = source.builder
            for (key, set) in singleItems {
                guard let child = source.child(key) else { continue }
                if let button = builder.build(child.element) as? UIBarButtonItem { set(item, button) }
            }
            for (name, set) in itemLists {
                let buttons = source.list(name).compactMap { builder.build($0.element) as? UIBarButtonItem }
                if !buttons.isEmpty { set(item, buttons) }
            }
            if let title = source.child("titleView") { item.titleView = builder.build(title.element) as? UIView }
        }
    )

    private static let singleItems: [(String, @MainActor (UINavigationItem, UIBarButtonItem) -> Void)] = [
        ("leftBarButtonItem", { $0.leftBarButtonItem = $1 }),
        ("rightBarButtonItem", { $0.rightBarButtonItem = $1 }),
        ("backBarButtonItem", { $0.backBarButtonItem = $1 }),
    ]

    private static let itemLists: [(String, @MainActor (UINavigationItem, [UIBarButtonItem]) -> Void)] = [
        ("leftBarButtonItems", { $0.leftBarButtonItems = $1 }),
        ("rightBarButtonItems", { $0.rightBarButtonItems = $1 }),
    ]

    static let barButtonItem = NibKind(
        "barButtonItem",
        [
            .choice("style", ["plain": .plain, "done": .done, "bordered": .bordered]) {
                (item: UIBarButtonItem, style: UIBarButtonItem.Style) in
                item.style = style
            },
            .text("title") { (item: UIBarButtonItem, text) in item.title = text },
            .image("image") { (item: UIBarButtonItem, image) in item.image = image },
            .insets("imageInsets") { (item: UIBarButtonItem, insets) in item.imageInsets = insets },
            .number("width") { (item: UIBarButtonItem, width) in item.width = width },
            .bool("enabled") { (item: UIBarButtonItem, value) in item.isEnabled = value },
            .integer("tag", upTo: .max) { (item: UIBarButtonItem, tag) in item.tag = tag },
            .color("tintColor") { (item: UIBarButtonItem, color) in item.tintColor = color },
        ],
        make: { ($0 as? UIBarButtonItem.Type ?? UIBarButtonItem.self).init(coder: $1) },
        addParts: { item, source in
            guard let view = source.child("customView") else { return }
            item.customView = source.builder.build(view.element) as? UIView
        }
    )
}
