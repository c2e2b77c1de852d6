import OrderedCollections

/// The views of what is in sight, by what they show, and those whose motion off the screen isn't over.
///
/// A view in use is in one of two states:
/// - It shows an element, by which it is found.
/// - It departs: an update or a motion takes it off the screen, and it can't be used for another element before that
///   is over. As long as the departing view still belongs to an element, updates carry it to the new place of that.
///   A table lets it follow the view that replaced it there, and a collection view takes it back when the element
///   comes into sight again.
///
/// The order of the views is the same in every run. It determines which view is in front, which one is used again
/// first, and what the client is told first.
@MainActor
struct ShownViews<Element: Hashable, View: UIView> {
    /// A view on its way off the screen.
    struct Departure {
        /// Distinguishes the departure from others of the same view.
        let number: Int
        let view: View
        /// The element by which the client is told of the end: as before the motion, if it was deleted.
        let left: Element
        /// The element that the view belongs to; `nil` if that is gone, or looks different by now.
        fileprivate(set) var element: Element?
    }

    /// The views by their elements. Some may have been created only to be measured.
    private(set) var views: OrderedDictionary<Element, View> = [:]
    /// The views on their way off the screen, in the order in which they left.
    private(set) var departures: [Departure] = []
    private var lastNumber = 0

    mutating func set(_ view: View, for element: Element) { views[element] = view }

    @discardableResult
    mutating func remove(_ element: Element) -> View? { views.removeValue(forKey: element) }

    /// Forgets all views except those that depart.
    mutating func removeAll() { views = [:] }

    /// Replaces the views by those that stay, at their new elements.
    mutating func replace(_ kept: OrderedDictionary<Element, View>) { views = kept }

    // MARK: Departures

    /// Lets a view depart that shows no element anymore.
    ///
    /// - Parameter element: The element that the view belongs to until it is carried elsewhere or forgotten.
    mutating func depart(_ view: View, from left: Element, asViewOf element: Element?) -> Departure {
        lastNumber += 1
        let departure = Departure(number: lastNumber, view: view, left: left, element: element)
        departures.append(departure)
        return departure
    }

    /// Ends the departure of a view; `nil` if it ended before.
    @discardableResult
    mutating func endDeparture(_ number: Int) -> Departure? {
        guard let index = departures.firstIndex(where: { $0.number == number }) else { return nil }
        return departures.remove(at: index)
    }

    /// Ends all departures.
    mutating func endDepartures() -> [Departure] {
        defer { departures = [] }
        return departures
    }

    /// Ends the departure of the view that belongs to an element, and returns the view.
    mutating func takeBack(_ element: Element) -> View? {
        guard let index = departures.firstIndex(where: { $0.element == element }) else { return nil }
        return departures.remove(at: index).view
    }

    /// Lets no departing view belong to an element, which doesn't look the same anymore.
    mutating func disown(_ element: Element) {
        for index in departures.indices where departures[index].element == element { departures[index].element = nil }
    }

    /// Carries the departing views to the new places of their elements.
    mutating func carryDepartures(to newElement: (Element) -> Element?) {
        for index in departures.indices {
            departures[index].element = departures[index].element.flatMap(newElement)
        }
    }
}
