import Failures
import Foundation

extension UICollectionView {
    func dequeuedCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        let api = "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)"
        let view = pool.dequeue(.cell, identifier, in: api)
        requireSource(view, of: "UICollectionElementKindCell", identifier, api)
        guard let cell = view as? UICollectionViewCell else {
            programmerError("the nib registered for identifier (\(identifier)) has no UICollectionViewCell", in: api)
        }
        prepare(cell, for: .cell(indexPath))
        return cell
    }

    func dequeuedView(_ kind: String, _ identifier: String, _ indexPath: IndexPath) -> UICollectionReusableView {
        let api = "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
        guard let view = pool.dequeue(.supplementaryView(kind: kind), identifier, in: api) else {
            requireSource(nil, of: kind, identifier, api)
            return UICollectionReusableView(frame: .zero)
        }
        prepare(view, for: .supplementaryView(kind, indexPath))
        return view
    }

    private func requireSource(_ view: UIView?, of kind: String, _ identifier: String, _ api: String) {
        programmerError(
            unless: view != nil,
            """
            could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class \
            for the identifier or connect a prototype cell in a storyboard
            """,
            in: api
        )
    }

    /// Gives a dequeued view the place of its element, by which the client may configure it.
    private func prepare(_ view: UICollectionReusableView, for element: CollectionElement) {
        view.collectionView = self
        var attributes = requested
        if attributes?.element != element {
            // The view is asked for by the client itself.
            let isKnown = !preparation.isNeeded && (element.category != .cell || contains(element.indexPath))
            attributes = isKnown ? self.attributes(of: element) : nil
        }
        describe(view, element)
        if let attributes { UIView.performWithoutAnimation { view.place(shown(attributes)) } }
    }
}
