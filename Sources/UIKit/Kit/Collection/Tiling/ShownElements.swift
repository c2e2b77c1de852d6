import Foundation
import OrderedCollections

/// The views of a collection view by what they show, and those whose motion off the screen isn't over
/// (`ShownViews`).
///
/// A departing view returns only for the element that it shows, as long as it shows that: updates carry the element to
/// its new place, and a reload or a reconfiguration of the element ends its claim to the view. At the end of the
/// motion, or at a reload of everything, the view goes to the pool.
///
/// A view from the pool is configured before it is shown. So nothing shows what its element showed in the past.
@MainActor
struct ShownElements {
    typealias Leaving = ShownViews<CollectionElement, UICollectionReusableView>.Departure

    private var shown = ShownViews<CollectionElement, UICollectionReusableView>()

    /// The views by their elements. Some may have been created only to be measured.
    var views: OrderedDictionary<CollectionElement, UICollectionReusableView> { shown.views }

    func cell(_ indexPath: IndexPath) -> UICollectionViewCell? {
        views[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the element that a view shows; `nil` if it shows none.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        view.element.flatMap { views[$0] === view ? $0 : nil }
    }

    mutating func set(_ view: UICollectionReusableView, for element: CollectionElement) {
        shown.set(view, for: element)
        view.element = element
    }

    mutating func remove(_ element: CollectionElement) {
        shown.remove(element)?.element = nil
    }

    /// Forgets all views except those that are leaving.
    mutating func removeAll() {
        for view in views.values { view.element = nil }
        shown.removeAll()
    }

    /// Replaces the views by those that stay, at their new elements.
    mutating func replace(_ kept: OrderedDictionary<CollectionElement, UICollectionReusableView>) {
        for view in views.values { view.element = nil }
        shown.replace(kept)
        for (element, view) in kept { view.element = element }
    }

    /// Forgets the sizes that views have taken, which another layout may not have.
    func forgetSizes() {
        for view in views.values { view.fittedSize = nil }
        for leaver in shown.departures { leaver.view.fittedSize = nil }
    }

    // MARK: Leaving

    /// Lets a view leave.
    ///
    /// - Parameter element: The element that the view may return for.
    mutating func leave(
        _ view: UICollectionReusableView,
        from left: CollectionElement,
        asViewOf element: CollectionElement?
    ) -> Leaving {
        shown.depart(view, from: left, asViewOf: element)
    }

    /// Ends the departure of a view; `nil` if it ended before.
    mutating func endLeaving(_ number: Int) -> Leaving? { shown.endDeparture(number) }

    /// Ends all departures.
    mutating func endLeaving() -> [Leaving] { shown.endDepartures() }

    /// Takes back the leaving view of an element that comes into sight again.
    mutating func takeBack(_ element: CollectionElement) -> UICollectionReusableView? { shown.takeBack(element) }

    /// Lets no view return for an element, which doesn't look the same anymore.
    mutating func forgetLeaving(_ element: CollectionElement) { shown.disown(element) }

    /// Carries the leaving views to the new places of their elements.
    mutating func carryLeaving(to newElement: (CollectionElement) -> CollectionElement?) {
        shown.carryDepartures(to: newElement)
    }
}
