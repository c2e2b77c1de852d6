extension NibKind {
    static let splitViewController = NibKind(
        "splitViewController",
        extends: .viewController,
        [],
        make: { ($0 as? UISplitViewController.Type ?? UISplitViewController.self).init(coder: $1) },
        addParts: { controller, source in
            guard let scene = source.builder.context.scene else { return }
            let columns = [
                ("masterViewController", UISplitViewController.Column.primary),
                ("supplementaryViewController", .supplementary), ("detailViewController", .secondary),
                ("compactViewController", .compact),
            ]
            for (name, column) in columns {
                if let child = scene.related(name).first { controller.setViewController(child, for: column) }
            }
        }
    )

    static let pageViewController = NibKind(
        "pageViewController",
        extends: .viewController,
        [],
        make: { ($0 as? UIPageViewController.Type ?? UIPageViewController.self).init(coder: $1) }
    )
}
