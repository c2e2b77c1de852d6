import Foundation
import OrderedCollections

/// The views of a collection view that show elements, and those whose motion off the screen isn't over.
///
/// Their order is the same in every run. It determines which view is used again first, and what the client is told
/// first.
@MainActor
struct ShownElements {
    /// A view that is leaving the screen in a motion.
    struct Leaving {
        let view: UICollectionReusableView
        /// The element by which the client is told of the end: as before the motion, if it was deleted.
        let left: CollectionElement
        /// The element if it still exists, off the screen; `nil` if it was deleted.
        var element: CollectionElement?
    }

    /// The views by their elements. Some may have been created only to be measured.
    private(set) var views: OrderedDictionary<CollectionElement, UICollectionReusableView> = [:]
    private(set) var leaving: [Leaving] = []

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

    // MARK: Leaving

    mutating func beginLeaving(_ leaver: Leaving) { leaving.append(leaver) }

    /// Records that the motion of a leaving view is over.
    ///
    /// - Returns: Whether the view was leaving until now.
    mutating func endLeaving(_ view: UICollectionReusableView) -> Bool {
        guard let index = leaving.firstIndex(where: { $0.view === view }) else { return false }
        leaving.remove(at: index)
        return true
    }

    /// Takes back the leaving view of an element that comes into sight again.
    mutating func takeBack(_ element: CollectionElement) -> UICollectionReusableView? {
        guard let index = leaving.firstIndex(where: { $0.element == element }) else { return nil }
        return leaving.remove(at: index).view
    }

    /// Carries the leaving views to the new places of their elements.
    mutating func carryLeaving(to newElement: (CollectionElement) -> CollectionElement?) {
        for index in leaving.indices { leaving[index].element = leaving[index].element.flatMap(newElement) }
    }
}
