import CompositionalLayout
import CoreGraphics
import Foundation

/// The scroll position for which a handler was called.
struct HandledScroll: Equatable {
    var bounds: CGRect
    var offset: CGFloat
}

/// The handlers that change the look of the views in sight.
extension UICollectionViewCompositionalLayout {
    /// Calls the handlers of the sections in sight if the layout was prepared or something scrolled, the last section
    /// first.
    func callVisibleItemsHandlers() {
        guard let collectionView, let geometry = composition.geometry,
            composition.sections.contains(where: { $0.visibleItemsInvalidationHandler != nil })
        else { return }
        let bounds = collectionView.flipped(collectionView.bounds)
        var bySection: [Int: [PlacedElement]] = [:]
        for placed in geometry.elements(in: bounds, visible: pinningBounds) {
            let path = CollectionElement(placed.element).indexPath
            switch placed.element {
            case .item: bySection[path[0], default: []].append(placed)
            case .supplementary(let kind, let number, let section):
                guard number != LayoutElement.layoutBoundary, !composition.sections[section].isBoundary(kind) else {
                    continue
                }
                bySection[section, default: []].append(placed)
            case .decoration: break
            }
        }
        for (section, placed) in bySection.sorted(by: { $0.key > $1.key }) {
            callHandler(of: section, placed, bounds, geometry)
        }
    }

    private func callHandler(
        of section: Int,
        _ placed: [PlacedElement],
        _ bounds: CGRect,
        _ geometry: CompositionGeometry
    ) {
        guard let handler = composition.sections[section].visibleItemsInvalidationHandler, let collectionView else {
            return
        }
        let axis = geometry.configuration.scrollAxis.other
        let viewport = geometry.orthogonalViewport(ofSection: section)
        let offset = viewport == nil ? 0 : geometry[orthogonalOffsetOfSection: section]
        let state = HandledScroll(bounds: bounds, offset: offset)
        guard composition.handled[section] != state else { return }
        composition.handled[section] = state
        let cells = placed.filter { if case .item = $0.element { true } else { false } }
        let others = placed.filter { if case .item = $0.element { false } else { true } }
        // The handler sees the places in the content of the section that scrolls.
        let shift = axis.point(along: offset, across: 0)
        let items = (cells + others).map { placed in
            let attributes = attributes(placed)
            let home = unchangedAttributes(placed).center
            attributes.center.x += shift.x
            attributes.center.y += shift.y
            return VisibleItem(
                attributes,
                home: CGPoint(x: home.x + shift.x, y: home.y + shift.y),
                name: collectionView.shown.views[attributes.element]?.reuseIdentifier ?? ""
            )
        }
        guard let traits = composition.environment?.traits, let size = composition.environment?.size else { return }
        let place = viewport.map { axis.point(along: offset, across: axis.other.start($0.frame)) } ?? bounds.origin
        let container = LayoutContainer(viewport?.frame.size ?? size)
        handler(items, place, LayoutEnvironment(container, traits))
        composition.changes = composition.changes.filter { $0.key.indexPath.first != section }
        for item in items { composition.changes[item.attributes.element] = item.changes }
    }
}
