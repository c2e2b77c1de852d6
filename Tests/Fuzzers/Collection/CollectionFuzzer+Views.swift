import Fuzzing
import UIKit
import UIKitTesting

/// The laws about what a collection view at rest shows.
extension CollectionFuzzer {
    func viewsFlaw() -> Flaw? {
        let places = client.placesInSight()
        for place in places {
            let shown: UICollectionReusableView?
            switch place.representedElementCategory {
            case .cell: shown = view.cellForItem(at: place.indexPath)
            case .supplementaryView:
                let kind = place.representedElementKind ?? ""
                shown = view.supplementaryView(forElementKind: kind, at: place.indexPath)
            case .decorationView: continue
            }
            guard let shown else { return Flaw("elements in sight have views", "\(place) has none") }
            if let flaw = contentFlaw(shown, place) ?? frameFlaw(shown, place) { return flaw }
        }
        let views = view.subviews.count { $0 is UICollectionReusableView }
        if views != places.count {
            return Flaw("no stray views", "\(views) views for \(places.count) elements in sight")
        }
        let cells = places.count { $0.representedElementCategory == .cell }
        if view.visibleCells.count != cells || view.indexPathsForVisibleItems.count != cells {
            return Flaw("the visible cells are those in sight", "\(view.visibleCells.count), not \(cells)")
        }
        let displayed = client.displayed.values.count { $0 == 1 }
        let told = places.count { $0.representedElementCategory != .decorationView }
        return displayed == told ? nil : Flaw("displays end", "\(displayed) are displayed, not \(told)")
    }

    private func contentFlaw(_ shown: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) -> Flaw? {
        let path = place.indexPath
        if client.displayed[ObjectIdentifier(shown)] != 1 {
            return Flaw("views in sight are displayed", "\(path) isn't")
        }
        guard let cell = shown as? FuzzedCollectionCell else {
            let content = (shown as? FuzzedSupplementaryView)?.content
            let wanted = client.content(of: place.representedElementKind ?? "", in: path.section)
            if content == wanted { return nil }
            return Flaw("headers show their sections", "\(path) shows \(String(describing: content)), not \(wanted)")
        }
        if cell.content != client.content(at: path) {
            let content = String(describing: cell.content)
            return Flaw("cells show their items", "\(path) shows \(content), not \(client.content(at: path))")
        }
        if cell.isSelected != selected.contains(client.data[path].id) || cell.isHighlighted {
            return Flaw("cells are selected as their items", "\(path) isn't")
        }
        if client.placing.isMeasured, abs(cell.bounds.height - client.height(at: path)) > 0.01 {
            return Flaw("heights", "\(path) is \(cell.bounds.height) high, not \(client.height(at: path))")
        }
        return nil
    }

    private func frameFlaw(_ shown: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) -> Flaw? {
        let (frame, presented) = (view.convert(place.frame, to: nil), screen.presentedFrame(of: shown))
        let isThere = abs(frame.minX - presented.minX) < 0.1 && abs(frame.minY - presented.minY) < 0.1
        guard isThere, abs(frame.width - presented.width) < 0.1, abs(frame.height - presented.height) < 0.1 else {
            return Flaw("views stand at their places", "\(place.indexPath) is shown at \(presented), not at \(frame)")
        }
        let opacity = shown.layer.presentation()?.opacity ?? 1
        return shown.alpha == 1 && opacity == 1 && !shown.isHidden ? nil : Flaw("views are visible", "\(place) isn't")
    }

    /// Compares with a new collection view at the same offset.
    func freshFlaw() -> Flaw? {
        guard client.placing.isCertain else { return nil }
        let fresh = client.fresh()
        UIView.performWithoutAnimation {
            screen.window.insertSubview(fresh.view, at: 0)
            fresh.view.layoutIfNeeded()
            fresh.view.contentOffset = view.contentOffset
            fresh.view.layoutIfNeeded()
        }
        defer {
            fresh.view.removeFromSuperview()
            screen.settle()
        }
        if fresh.view.contentSize != view.contentSize {
            return Flaw("equals a new one", "the content is \(view.contentSize), not \(fresh.view.contentSize)")
        }
        let (own, other) = (client.placesInSight().map(describe), fresh.placesInSight().map(describe))
        guard own == other, fresh.view.contentOffset == view.contentOffset else {
            return Flaw("equals a new one", "\(own) at \(view.contentOffset), not \(other)")
        }
        return nil
    }

    private func describe(_ place: UICollectionViewLayoutAttributes) -> String {
        "\(place.representedElementKind ?? "cell") \(place.indexPath) \(place.frame) \(place.zIndex)"
    }
}

extension FuzzedCollection {
    /// The places of the elements of which a part is on the screen.
    fileprivate func placesInSight() -> [UICollectionViewLayoutAttributes] {
        let bounds = view.bounds
        return (view.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
            $0.frame.minX < bounds.maxX && $0.frame.maxX > bounds.minX && $0.frame.minY < bounds.maxY
                && $0.frame.maxY > bounds.minY
        }
    }
}
