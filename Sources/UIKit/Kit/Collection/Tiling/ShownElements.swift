import Foundation
import OrderedCollections

/// The views of a collection view by what they show, and those whose motion off the screen isn't over.
///
/// A view in use is in one of two states:
/// - It shows an element, by which it is found.
/// - It leaves in a motion. It returns only for the element that it shows, as long as it shows that: updates carry the
///   element to its new place, and a reload or a reconfiguration of the element ends its claim to the view. At the end
///   of the motion, or at a reload of everything, the view goes to the pool.
///
/// A view from the pool is configured before it is shown. So nothing shows what its element showed in the past.
///
/// The order of the views is the same in every run. It determines which view is used again first, and what the client
/// is told first.
@MainActor
struct ShownElements {
    /// A view that is leaving the screen in a motion.
    struct Leaving {
        /// Distinguishes the departure from others of the same view.
        let number: Int
        let view: UICollectionReusableView
        /// The element by which the client is told of the end: as before the motion, if it was deleted.
        let left: CollectionElement
        /// The element that the view shows, off the screen; `nil` if the view can't return.
        fileprivate(set) var element: CollectionElement?
    }

    /// The views by their elements. Some may have been created only to be measured.
    private(set) var views: OrderedDictionary<CollectionElement, UICollectionReusableView> = [:]
    private var leaving: [Leaving] = []
    private var departures = 0

    func cell(_ indexPath: IndexPath) -> UICollectionViewCell? {
        views[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the element that a view shows; `nil` if it shows none.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        view.element.flatMap { views[$0] === view ? $0 : nil }
    }

    mutating func set(_ view: UICollectionReusableView, for element: CollectionElement) {
        views[element] = view
        view.element = element
    }

    mutating func remove(_ element: CollectionElement) {
        views.removeValue(forKey: element)?.element = nil
    }

    /// Forgets all views except those that are leaving.
    mutating func removeAll() {
        for view in views.values { view.element = nil }
        views = [:]
    }

    /// Replaces the views by those that stay, at their new elements.
    mutating func replace(_ kept: OrderedDictionary<CollectionElement, UICollectionReusableView>) {
        removeAll()
        for (element, view) in kept { set(view, for: element) }
    }

    /// Forgets the sizes that views have taken, which another layout may not have.
    func forgetSizes() {
        for view in views.values { view.fittedSize = nil }
        for leaver in leaving { leaver.view.fittedSize = nil }
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
        departures += 1
        let leaver = Leaving(number: departures, view: view, left: left, element: element)
        leaving.append(leaver)
        return leaver
    }

    /// Ends the departure of a view; `nil` if it ended before.
    mutating func endLeaving(_ number: Int) -> Leaving? {
        guard let index = leaving.firstIndex(where: { $0.number == number }) else { return nil }
        return leaving.remove(at: index)
    }

    /// Ends all departures.
    mutating func endLeaving() -> [Leaving] {
        defer { leaving = [] }
        return leaving
    }

    /// Takes back the leaving view of an element that comes into sight again.
    mutating func takeBack(_ element: CollectionElement) -> UICollectionReusableView? {
        guard let index = leaving.firstIndex(where: { $0.element == element }) else { return nil }
        return leaving.remove(at: index).view
    }

    /// Lets no view return for an element, which doesn't look the same anymore.
    mutating func forgetLeaving(_ element: CollectionElement) {
        for index in leaving.indices where leaving[index].element == element { leaving[index].element = nil }
    }

    /// Carries the leaving views to the new places of their elements.
    mutating func carryLeaving(to newElement: (CollectionElement) -> CollectionElement?) {
        for index in leaving.indices { leaving[index].element = leaving[index].element.flatMap(newElement) }
    }
}
