import CoreGraphics
import Failures
import Foundation
import QuartzCore

/// Creating, displaying and removing the views of elements.
extension UICollectionView {
    /// Returns the view of an element in sight: the one that shows it, the one that was leaving with it, or a new one;
    /// `nil` if the client can't be asked for it because its data may have changed.
    func view(
        for element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if let view = shown.views[element] { return view }
        guard let view = shown.takeBack(element) else { return makeView(for: element, attributes) }
        shown.set(view, for: element)
        takeState(view, of: element)
        // The collection view tells only the cells that show items of other changes.
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        return view
    }

    /// Makes the view of an element with attributes of the layout.
    private func makeView(
        for element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard !isInterrupted else { return nil }
        let outer = requested
        requested = attributes
        defer { requested = outer }
        guard let view = providedView(for: element) else { return nil }
        view.collectionView = self
        takeState(view, of: element)
        // The client may have changed its data in the callback.
        guard !isInterrupted else {
            pool.enqueue(view, element.category)
            return nil
        }
        shown.set(view, for: element)
        return view
    }

    /// Gives a view the state of the element that it shows from here.
    private func takeState(_ view: UICollectionReusableView, of element: CollectionElement) {
        guard let cell = view as? UICollectionViewCell, element.category == .cell else { return }
        cell.isSelected = selection.rows.contains(element.indexPath)
        cell.isHighlighted = selection.highlighted == element.indexPath
    }

    private func providedView(for element: CollectionElement) -> UICollectionReusableView? {
        let path = element.indexPath
        switch element.category {
        case .cell:
            guard let dataSource else { return nil }
            let cell = RegistrationIdentity.duringRequest { dataSource.collectionView(self, cellForItemAt: path) }
            requireDequeued(cell)
            requireUnused(cell, for: element)
            return cell
        case .supplementaryView(let kind):
            guard let dataSource else { return nil }
            let view = RegistrationIdentity.duringRequest {
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            }
            requireDequeued(view, kind, path)
            requireUnused(view, for: element)
            return view
        case .decorationView(let kind): return decorationView(ofKind: kind, element.category)
        }
    }

    private func decorationView(
        ofKind kind: String,
        _ category: CollectionElement.Category
    ) -> UICollectionReusableView {
        let view: UICollectionReusableView? =
            pool.reuse(category, kind)
            ?? collectionViewLayout.decorationSource(ofKind: kind).flatMap { source in
                let source: ReusableViewSource =
                    switch source {
                    case .type(let type): .type(type)
                    case .nib(let nib): .nib(nib)
                    }
                return source.makeView(kind, in: "UICollectionViewLayout.register(_:forDecorationViewOfKind:)")
            }
        guard let view else {
            programmerError(
                """
                could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a \
                prototype in a storyboard
                """,
                in: "UICollectionViewLayout.register(_:forDecorationViewOfKind:)"
            )
        }
        return view
    }

    /// Displays a view that has its place, in front of the other views of elements. `zIndex` takes precedence.
    func display(_ view: UICollectionReusableView, _ element: CollectionElement) {
        host(view, element)
        if let scroller = view.host {
            if view.superview !== scroller { scroller.addSubview(view) }
        } else if view.superview !== self {
            insertSubview(view, at: frontIndex)
        }
        guard !view.isDisplayed else { return }
        view.isDisplayed = true
        let path = element.indexPath
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { break }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case .supplementaryView(let kind):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decorationView: break
        }
        // Only the view is laid out: others that wait for layout may be about to be animated.
        view.layer.layoutTree()
    }

    /// The index behind the client's own subviews, in front of the views of elements.
    var frontIndex: Int {
        let views = subviews
        if let last = views.lastIndex(where: { ($0 as? UICollectionReusableView)?.collectionView === self }) {
            return last + 1
        }
        return backgroundView.flatMap { view in views.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0
    }

    /// Removes a view from the screen and returns it to the pool.
    func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        shown.remove(element)
        discard(view, from: element, asViewOf: element)
    }

    /// Returns a view whose motion off the screen is over to the pool.
    func discard(_ leaver: ShownElements.Leaving) {
        discard(leaver.view, from: leaver.left, asViewOf: leaver.element)
    }

    /// Returns a view to the pool.
    ///
    /// - Parameters:
    ///   - left: The element by which the client is told.
    ///   - element: The element that the view has shown until now, if that exists.
    private func discard(
        _ view: UICollectionReusableView,
        from left: CollectionElement,
        asViewOf element: CollectionElement?
    ) {
        if let cell = view as? UICollectionViewCell, cell.isHighlighted {
            if let element, element.category == .cell, selection.highlighted == element.indexPath {
                selection.unhighlight()
            }
            cell.isHighlighted = false
        }
        view.removeFromSuperview()
        view.host = nil
        if view.isDisplayed {
            view.isDisplayed = false
            didEndDisplaying(view, left)
        }
        pool.enqueue(view, left.category)
    }

    private func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        let path = element.indexPath
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { break }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementaryView(let kind):
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: kind,
                at: path
            )
        case .decorationView: break
        }
    }

    func replaceBackgroundView(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    /// Gives the view the background color of the layout, unless the client has set another one.
    func showLayoutBackground() {
        let wanted = collectionViewLayout.systemBackgroundColor ?? usualBackgroundColor
        guard wanted !== layoutBackgroundColor, wanted != layoutBackgroundColor else { return }
        if backgroundColor == layoutBackgroundColor { AppearanceRules.silently { backgroundColor = wanted } }
        layoutBackgroundColor = wanted
    }
}

extension UICollectionView {
    func reconfigure(_ item: IndexPath) {
        // A cell that is leaving isn't configured. If its item returns, the item gets another one.
        guard let cell = shown.cell(item) else { return shown.forgetLeaving(.cell(item)) }
        guard let dataSource else { return }
        reconfigurations.begin(item)
        let provided = RegistrationIdentity.duringRequest { dataSource.collectionView(self, cellForItemAt: item) }
        reconfigurations.end()
        cell.fittedSize = nil
        programmerError(
            unless: provided === cell,
            "reconfigureItems(at:) needs the cell that the item has, not another one",
            in: "UICollectionView.reconfigureItems(at:)"
        )
    }
}
