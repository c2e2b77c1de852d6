import Foundation

/// The order in which a layout places the items while it differs from that of the data source: an item that a finger
/// moves has left its place, and gaps and placeholders take places without an item.
///
/// Places are index paths of the layout, and items those of the data source.
struct ItemArrangement: Equatable {
    /// An item that is somewhere else than in the data source.
    struct Move: Equatable {
        let item: IndexPath
        /// The place of the item.
        var place: IndexPath
    }

    var move: Move?
    /// The places without items, in order.
    private(set) var vacant: [IndexPath] = []

    /// Creates the order of the data source, with places without items.
    ///
    /// - Parameter paths: The index paths of the items before which the places are, in order.
    init(vacanciesBefore paths: [IndexPath] = []) {
        for path in paths { insertVacancy(at: place(of: path)) }
    }

    /// Whether each item is at its own place.
    var isIdentity: Bool { vacant.isEmpty && (move == nil || move?.item == move?.place) }

    /// Adds a place without an item. Places at it and behind it go on by one.
    mutating func insertVacancy(at place: IndexPath) {
        vacant = vacant.map { $0.section == place.section && $0.item >= place.item ? $0.next : $0 }
        if let moved = move?.place, moved.section == place.section, moved.item >= place.item {
            move?.place = moved.next
        }
        vacant.append(place)
        vacant.sort()
    }

    /// Removes a place without an item. Places behind it move up.
    mutating func removeVacancy(at place: IndexPath) {
        guard let index = vacant.firstIndex(of: place) else { return }
        vacant.remove(at: index)
        vacant = vacant.map { $0.section == place.section && $0.item > place.item ? $0.previous : $0 }
        if let moved = move?.place, moved.section == place.section, moved.item > place.item {
            move?.place = moved.previous
        }
    }

    /// Returns the place of an item.
    func place(of item: IndexPath) -> IndexPath {
        guard item.count == 2 else { return item }
        if let move, move.item == item { return move.place }
        var place = item
        if let source = move?.item, source.section == item.section, source.item < item.item { place = place.previous }
        for taken in taken(in: item.section) where taken.item <= place.item { place = place.next }
        return place
    }

    /// Returns the item at a place; `nil` if the place has none.
    func item(at place: IndexPath) -> IndexPath? {
        guard place.count == 2 else { return place }
        if let move, move.place == place { return move.item }
        if vacant.contains(place) { return nil }
        var item = place
        for taken in taken(in: place.section).reversed() where taken.item < place.item { item = item.previous }
        if let source = move?.item, source.section == item.section, source.item <= item.item { item = item.next }
        return item
    }

    /// Returns the place of an item as an index path of the data source: that of an item which is inserted there.
    func insertionPath(of place: IndexPath) -> IndexPath {
        IndexPath(
            item: place.item - vacant.count { $0.section == place.section && $0.item < place.item },
            section: place.section
        )
    }

    /// The places that the moved item and the vacancies take in a section, in order.
    private func taken(in section: Int) -> [IndexPath] {
        let found = vacant.filter { $0.section == section }
        guard let place = move?.place, place.section == section else { return found }
        return (found + [place]).sorted()
    }

    /// Returns the numbers of places by section, for those of items.
    func counts(_ counts: [Int]) -> [Int] {
        var counts = counts
        if let move, counts.indices.contains(move.item.section), counts.indices.contains(move.place.section) {
            counts[move.item.section] -= 1
            counts[move.place.section] += 1
        }
        for place in vacant where counts.indices.contains(place.section) { counts[place.section] += 1 }
        return counts
    }

    /// Returns the update that leads a layout from this arrangement to another one of the same items.
    ///
    /// - Parameter counts: The numbers of items by section.
    func update(to other: ItemArrangement, of counts: [Int]) -> TableUpdateMap<ByLayout>? {
        var update = TableUpdate<ByLayout>()
        if move?.item == other.move?.item {
            if let move, let new = other.move, move.place != new.place || vacant != other.vacant {
                update.moveRow(at: move.place, to: new.place)
            }
        } else {
            if let move { update.moveRow(at: move.place, to: other.place(of: move.item)) }
            if let new = other.move { update.moveRow(at: place(of: new.item), to: new.place) }
        }
        update.deleteRows(at: vacant, with: ByLayout())
        update.insertRows(at: other.vacant, with: ByLayout())
        return try? update.resolved(
            before: SectionCounts(self.counts(counts)),
            after: SectionCounts(other.counts(counts))
        )
    }
}

extension IndexPath {
    fileprivate var next: IndexPath { IndexPath(item: item + 1, section: section) }
    fileprivate var previous: IndexPath { IndexPath(item: item - 1, section: section) }
}
