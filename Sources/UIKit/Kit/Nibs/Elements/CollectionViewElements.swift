import CoreGraphics

extension NibKind {
    static let collectionView = NibKind(
        "collectionView",
        extends: .scrollView,
        UICollectionView.self,
        [
            .bool("prefetchingEnabled") { (view: UICollectionView, value) in view.isPrefetchingEnabled = value },
            .bool("allowsSelection") { (view: UICollectionView, value) in view.allowsSelection = value },
            .bool("allowsMultipleSelection") { (view: UICollectionView, value) in
                view.allowsMultipleSelection = value
            },
        ],
        addParts: { view, source in
            let builder = source.builder
            if let layout = source.child("collectionViewLayout"),
                let built = builder.build(layout.element) as? UICollectionViewLayout
            {
                view.collectionViewLayout = built
            }
            for cell in source.list("cells") {
                guard let identifier = cell.element["reuseIdentifier"] else { continue }
                view.pool.register(.factory(PrototypeReusableView(cell).makeView), for: .cell, identifier)
            }
            for (key, kind) in sectionViews {
                guard let prototype = source.child(key), let identifier = prototype.element["reuseIdentifier"] else {
                    continue
                }
                let source = ReusableViewSource.factory(PrototypeReusableView(prototype).makeView)
                view.pool.register(source, for: .supplementaryView(kind: kind), identifier)
            }
            if let part = source.child("backgroundView") {
                view.backgroundView = builder.build(part.element) as? UIView
            }
        }
    )

    private static let sectionViews = [
        ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
        ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]

    static let collectionReusableView = NibKind(
        "collectionReusableView",
        extends: .view,
        UICollectionReusableView.self,
        []
    )

    static let collectionViewCell = NibKind(
        "collectionViewCell",
        extends: .collectionReusableView,
        UICollectionViewCell.self,
        [],
        addParts: { cell, source in
            let builder = source.builder
            if let content = source.child("contentView") {
                builder.add(cell.contentView, for: content.element)
                builder.addPart(cell.contentView, content)
            }
            for (key, set) in cellParts {
                guard let part = source.child(key), let view = builder.build(part.element) as? UIView else { continue }
                set(cell, view)
            }
        }
    )

    private static let cellParts: [(String, @MainActor (UICollectionViewCell, UIView) -> Void)] = [
        ("backgroundView", { $0.backgroundView = $1 }),
        ("selectedBackgroundView", { $0.selectedBackgroundView = $1 }),
    ]

    /// The content view of a cell, which the cell creates. Its frame is the cell's.
    static let collectionViewCellContentView = NibKind(
        "collectionViewCellContentView",
        extends: .view,
        UIView.self,
        []
    )

    static let collectionViewController = NibKind(
        "collectionViewController",
        extends: .viewController,
        [
            .bool("clearsSelectionOnViewWillAppear") { (controller: UICollectionViewController, value) in
                controller.clearsSelectionOnViewWillAppear = value
            }
        ],
        make: { ($0 as? UICollectionViewController.Type ?? UICollectionViewController.self).init(coder: $1) }
    )
}
