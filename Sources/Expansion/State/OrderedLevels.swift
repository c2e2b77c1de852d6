/// The levels of the open rows, with the order in which the rows were opened.
struct OrderedLevels<ID: Hashable & Sendable, Level: ExpansionLevel>: Sendable {
    private struct Place {
        var slot: Int
        var level: Level
    }

    private var places: [ID: Place] = [:]
    private(set) var order = OpeningOrder<ID>()

    func level(of id: ID) -> Level {
        places[id]?.level ?? .folded
    }

    func contains(_ id: ID) -> Bool {
        places[id] != nil
    }

    /// Sets the level of an ID and returns the previous level. Takes amortized constant time.
    ///
    /// An ID that was folded moves to the end of the order. An ID that was open keeps its position.
    mutating func set(_ level: Level, for id: ID) -> Level {
        guard !level.isFolded else { return remove(id) }
        guard let index = places.index(forKey: id) else {
            places[id] = Place(slot: order.append(id), level: level)
            return .folded
        }
        let old = places.values[index].level
        places.values[index].level = level
        return old
    }

    private mutating func remove(_ id: ID) -> Level {
        guard let place = places.removeValue(forKey: id) else { return .folded }
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
        left.order.elementsEqual(right.order) && left.order.allSatisfy { left.level(of: $0) == right.level(of: $0) }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(order.count)
        for id in order {
            hasher.combine(id)
            hasher.combine(level(of: id))
        }
    }
}
