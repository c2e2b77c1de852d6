/// The places that jumps led away from, like the pages of a browser.
package struct PlaceHistory<Place: Hashable> {
    private var past: [Place] = []
    private var future: [Place] = []
    private let limit: Int

    /// - Parameter limit: The number of places that are kept, of which the oldest are forgotten.
    package init(limit: Int = 100) { self.limit = max(1, limit) }

    /// Keeps the place from which a jump leads away. There is no way forward then.
    package mutating func leave(_ place: Place) {
        future = []
        guard past.last != place else { return }
        past.append(place)
        if past.count > limit { past.removeFirst(past.count - limit) }
    }

    /// Returns the place to go to, and keeps the one where the user is; `nil` if there is none.
    package mutating func go(forward: Bool, from place: Place) -> Place? {
        if forward {
            guard let next = future.popLast() else { return nil }
            past.append(place)
            return next
        }
        // A jump may have led nowhere.
        while past.last == place { past.removeLast() }
        guard let next = past.popLast() else { return nil }
        future.append(place)
        return next
    }

    /// Forgets all places, because they mean others.
    package mutating func removeAll() { (past, future) = ([], []) }
}
