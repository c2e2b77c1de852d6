import CompositionalLayout
import CoreGraphics

/// The measures and traits of a collection view on which a composition depends.
@MainActor
struct CompositionEnvironment {
    let container: CompositionContainer
    /// The size of the collection view, and its insets across the scroll axis.
    let size: CGSize
    let insets: NSDirectionalEdgeInsets
    let traits: UITraitCollection

    init(_ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
        let isVertical = configuration.scrollDirection == .vertical
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = view.adjustedContentInset
        // Across the scroll axis the content lies between the insets of the scroll view.
        size = CGSize(
            width: max(0, view.bounds.width - (isVertical ? inset.left + inset.right : 0)),
            height: max(0, view.bounds.height - (isVertical ? 0 : inset.top + inset.bottom))
        )
        /// Insets from the edges of that content.
        func across(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            guard isVertical else {
                let (top, bottom) = (max(0, insets.top - inset.top), max(0, insets.bottom - inset.bottom))
                return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            }
            let (left, right) = (max(0, insets.left - inset.left), max(0, insets.right - inset.right))
            let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
            return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
        }
        let safeArea = across(view.safeAreaInsets)
        let margins = across(view.layoutMargins)
        let readable = across(view.insets(of: .readable))
        var container = CompositionContainer(size: size, scale: view.screenScale)
        container.safeArea = LayoutInsets(safeArea)
        container.layoutMargins = LayoutInsets(margins)
        container.readableContent = LayoutInsets(readable)
        self.container = container
        insets =
            switch configuration.contentInsetsReference {
            case .automatic, .safeArea: safeArea
            case .none: .zero
            case .layoutMargins: margins
            case .readableContent: readable
            }
        traits = view.traitCollection
    }

    /// The environment for the client.
    var environment: LayoutEnvironment { LayoutEnvironment(LayoutContainer(size, insets: insets), traits) }

    /// - Parameter usesMargins: Whether the margins count, too.
    func isEqual(to other: CompositionEnvironment, usesMargins: Bool) -> Bool {
        guard container.size == other.container.size, container.scale == other.container.scale,
            container.safeArea == other.container.safeArea, insets == other.insets || !usesMargins,
            container.layoutMargins == other.container.layoutMargins || !usesMargins,
            container.readableContent == other.container.readableContent || !usesMargins
        else { return false }
        return traits === other.traits || traits == other.traits
    }
}
