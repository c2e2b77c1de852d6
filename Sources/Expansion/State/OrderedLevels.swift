/// The levels of the rows that were changed, with the order in which the open ones were opened.
struct OrderedLevels<ID: Hashable, Level: ExpansionLevel> {
    private struct Place {
        var slot: Int
        var level: Level
    }

    /// The level of the IDs that have no entry, unless the number of open rows is limited.
    var defaultLevel = Level.folded
    /// Whether IDs that have no entry are folded, whatever the default level.
    var isLimited = false
    private var places: [ID: Place] = [:]
    private(set) var order = OpeningOrder<ID>()
    /// The IDs that were folded while the default level was an open one.
    private(set) var folded = OrderedIDs<ID>()

    func level(of id: ID) -> Level {
        if let place = places[id] { return place.level }
        return folded.contains(id) ? .folded : commonLevel
    }

    /// The level of the IDs that have no entry.
    var commonLevel: Level { isLimited ? .folded : defaultLevel }

    func contains(_ id: ID) -> Bool {
        places[id] != nil
    }

    /// Sets the level of an ID and returns the previous level. Takes amortized constant time.
    ///
    /// An ID that was folded moves to the end of the order. An ID that was open keeps its position.
    mutating func set(_ level: Level, for id: ID) -> Level {
        guard !level.isFolded else {
            let old = remove(id)
            if !defaultLevel.isFolded { folded.insert(id) }
            return old
        }
        guard let index = places.index(forKey: id) else {
            let old = remove(id)
            places[id] = Place(slot: order.append(id), level: level)
            return old
        }
        let old = places.values[index].level
        places.values[index].level = level
        return old
    }

    /// Removes the entry of an ID, which has the default level from then on, and returns the previous level.
    mutating func remove(_ id: ID) -> Level {
        guard let place = places.removeValue(forKey: id) else {
            return folded.remove(id) ? .folded : commonLevel
        }
        order.remove(at: place.slot)
        if order.isSparse {
            order.compact()
            // Compacting renumbers the slots.
            for slot in order.indices { places[order[slot]]?.slot = slot }
        }
        return place.level
    }
}

extension OrderedLevels: Hashable {
    static func == (left: OrderedLevels, right: OrderedLevels) -> Bool {
        left.defaultLevel == right.defaultLevel && left.folded == right.folded
            && left.order.elementsEqual(right.order)
            && left.order.allSatisfy { left.level(of: $0) == right.level(of: $0) }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(defaultLevel)
        hasher.combine(folded)
        hasher.combine(order.count)
        for id in order {
            hasher.combine(id)
            hasher.combine(level(of: id))
        }
    }
}

extension OrderedLevels: Sendable where ID: Sendable {}
