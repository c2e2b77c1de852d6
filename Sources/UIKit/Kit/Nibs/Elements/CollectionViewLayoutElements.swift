import CoreGraphics

extension NibKind {
    static let collectionViewLayout = NibKind(
        "collectionViewLayout",
        [],
        make: { ($0 as? UICollectionViewLayout.Type ?? UICollectionViewLayout.self).init(coder: $1) }
    )

    static let collectionViewFlowLayout = NibKind(
        "collectionViewFlowLayout",
        extends: .collectionViewLayout,
        [
            .number("minimumLineSpacing") { (layout: UICollectionViewFlowLayout, value) in
                layout.minimumLineSpacing = value
            },
            .number("minimumInteritemSpacing") { (layout: UICollectionViewFlowLayout, value) in
                layout.minimumInteritemSpacing = value
            },
            .choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) {
                (layout: UICollectionViewFlowLayout, value: UICollectionView.ScrollDirection) in
                layout.scrollDirection = value
            },
            .choice(
                "sectionInsetReference",
                ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
            ) { (layout: UICollectionViewFlowLayout, value: UICollectionViewFlowLayout.SectionInsetReference) in
                layout.sectionInsetReference = value
            },
            NibProperty("estimatedItemSize", { $0.size("estimatedItemSize") }) {
                (layout: UICollectionViewFlowLayout, size) in
                layout.estimatedItemSize = size
            },
            .bool("automaticEstimatedItemSize") { (layout: UICollectionViewFlowLayout, value) in
                if value { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            },
            NibProperty("itemSize", { $0.size("itemSize") }) { (layout: UICollectionViewFlowLayout, size) in
                layout.itemSize = size
            },
            NibProperty("headerReferenceSize", { $0.size("headerReferenceSize") }) {
                (layout: UICollectionViewFlowLayout, size) in
                layout.headerReferenceSize = size
            },
            NibProperty("footerReferenceSize", { $0.size("footerReferenceSize") }) {
                (layout: UICollectionViewFlowLayout, size) in
                layout.footerReferenceSize = size
            },
            .insets("sectionInset") { (layout: UICollectionViewFlowLayout, insets) in layout.sectionInset = insets },
        ],
        make: { ($0 as? UICollectionViewFlowLayout.Type ?? UICollectionViewFlowLayout.self).init(coder: $1) }
    )
}
