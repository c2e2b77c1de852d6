import CompositionalLayout
import CoreGraphics
import Failures
import Foundation

/// The places of the elements, computed when they are asked for and not valid.
extension UICollectionViewCompositionalLayout {
    /// Computes the places if they aren't valid. The client is asked for each section once.
    func compose() {
        guard let collectionView else { return }
        collectionView.loadCounts()
        let counts = collectionView.layoutCounts
        let environment = CompositionEnvironment(collectionView, configuration)
        guard !composition.isValid(for: counts, environment) else { return }
        let provided = environment.environment
        let sections = counts.indices.map { section(at: $0, counts[$0], provided, collectionView) }
        composition.compose(sections, counts: counts, configuration.value, environment)
    }

    private func section(
        at index: Int,
        _ count: Int,
        _ environment: LayoutEnvironment,
        _ view: UICollectionView
    ) -> NSCollectionLayoutSection {
        // A client whose data has changed meanwhile has other sections. The update that follows asks again.
        let found = view.isInterrupted ? nil : providedSection(index, environment)?.duplicate()
        if found == nil, count > 0, !view.isInterrupted {
            programmerError(
                """
                Invalid section definition. Please specify a valid section definition when content is to be rendered \
                for a section. This is a client error.
                """,
                in: "UICollectionViewCompositionalLayout"
            )
        }
        guard let found else { return .empty }
        requireUniqueKinds(found)
        return found
    }

    private func requireUniqueKinds(_ section: NSCollectionLayoutSection) {
        let kinds = section.boundarySupplementaryItems.map(\.elementKind)
        programmerError(
            unless: Set(kinds).count == kinds.count,
            """
            Error: Every supplementary must have a unique elementKind: duplicates detected: \
            (\(kinds.joined(separator: ", ")))
            """,
            in: "NSCollectionLayoutSection.boundarySupplementaryItems"
        )
    }

    /// The places, which are computed if they were invalidated; `nil` without a collection view.
    var composedGeometry: CompositionGeometry? {
        if composition.geometry == nil { compose() }
        return composition.geometry
    }

    /// The bounds within which views are pinned.
    var pinningBounds: CGRect? { collectionView.map { pinningBounds(in: $0.bounds) } }

    private func pinningBounds(in bounds: CGRect) -> CGRect {
        guard let collectionView else { return bounds }
        let inset = collectionView.adjustedContentInset
        return CGRect(
            x: bounds.minX + inset.left,
            y: bounds.minY + inset.top,
            width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom)
        )
    }

    /// Whether attributes depend on the place of the bounds.
    var followsBounds: Bool {
        configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || composition.sections.contains { $0.hasPinnedItems || $0.visibleItemsInvalidationHandler != nil }
    }

    // MARK: Attributes

    /// Returns the attributes of an element; `nil` if there is none.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let geometry = composedGeometry, let found = LayoutElement(element) else { return nil }
        return geometry.placement(of: found, visible: pinningBounds).map(attributes)
    }

    func attributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        let attributes = unchangedAttributes(placed)
        guard !composition.changes.isEmpty, let changes = composition.changes[attributes.element] else {
            return attributes
        }
        (attributes.alpha, attributes.zIndex, attributes.isHidden) = (changes.alpha, changes.zIndex, changes.isHidden)
        attributes.center.x += changes.distance.x
        attributes.center.y += changes.distance.y
        attributes.transform3D = changes.transform
        return attributes
    }

    /// Returns the attributes without the changes of the client's handler.
    func unchangedAttributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        let element = CollectionElement(placed.element)
        let attributes = UICollectionViewLayoutAttributes.make(element, as: Self.layoutAttributesClass)
        (attributes.frame, attributes.zIndex) = (placed.frame, placed.zIndex)
        return attributes
    }

    /// Returns how far a pinned view moves in the content when the bounds move.
    func pinnedDisplacement(of element: CollectionElement, sinceBounds old: CGRect) -> CGPoint {
        guard case .supplementaryView = element.category, let geometry = composition.geometry, let collectionView,
            let found = LayoutElement(element),
            let before = geometry.placement(of: found, visible: pinningBounds(in: old))?.frame,
            let now = geometry.placement(of: found, visible: pinningBounds(in: collectionView.bounds))?.frame
        else { return .zero }
        return CGPoint(x: now.minX - before.minX, y: now.minY - before.minY)
    }

    // MARK: Sizes

    /// Returns the axes along which a view determines its size.
    func measuredAxes(of element: CollectionElement) -> UIAxis {
        guard let geometry = composition.geometry, let found = LayoutElement(element) else { return [] }
        var axes: UIAxis = []
        if geometry.isMeasured(found, along: .horizontal) { axes.insert(.horizontal) }
        if geometry.isMeasured(found, along: .vertical) { axes.insert(.vertical) }
        return axes
    }

    /// Adds a view with the size that it wants to a context.
    func resize(
        _ element: CollectionElement,
        to size: CGSize,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        (context as? CompositionInvalidation)?.resized = LayoutElement(element).map { ($0, size) }
        switch element.category {
        case .cell: context.invalidateItems(at: [element.indexPath])
        case .supplementaryView(let kind):
            context.invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
        case .decorationView: break
        }
    }

    /// Forgets what is no longer valid.
    func invalidateComposition(_ context: UICollectionViewLayoutInvalidationContext) {
        let own = context as? CompositionInvalidation
        if context.invalidateEverything || context.invalidateDataSourceCounts || own?.isForOtherSize == true {
            composition.invalidate()
        }
        guard let (element, size) = own?.resized, let geometry = composition.geometry else { return }
        let axis = geometry.configuration.scrollAxis
        let start = geometry.placement(of: element, visible: pinningBounds).map { axis.start($0.frame) }
        let growth = composition.setSize(size, of: element)
        context.contentSizeAdjustment = axis.size(along: growth, across: 0)
        // The visible views stay in place if one before them grows that comes into sight from there. Otherwise all that
        // follows moves, as Apple's recordings show.
        if let start, let visible = pinningBounds, start < axis.start(visible), collectionView?.heading.isBack == true {
            context.contentOffsetAdjustment = axis.point(along: growth, across: 0)
        }
    }
}

extension NSCollectionLayoutSection {
    /// A section that takes no room.
    fileprivate static var empty: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
}

extension LayoutElement {
    @MainActor
    init?(_ element: CollectionElement) {
        let path = element.indexPath
        guard path.count == 2 else { return nil }
        self =
            switch element.category {
            case .cell: .item(path[1], section: path[0])
            case .supplementaryView(let kind): .supplementary(kind: kind, path[1], section: path[0])
            case .decorationView(let kind): .decoration(kind: kind, path[1], section: path[0])
            }
    }
}

extension CollectionElement {
    init(_ element: LayoutElement) {
        self =
            switch element {
            case .item(let item, let section): .cell([section, item])
            case .supplementary(let kind, let number, let section): .supplementaryView(kind, [section, number])
            case .decoration(let kind, let number, let section): .decorationView(kind, [section, number])
            }
    }
}
