/// A set of IDs that keeps the order in which they were inserted.
struct OrderedIDs<ID: Hashable> {
    private var slots: [ID: Int] = [:]
    private var order = OpeningOrder<ID>()

    var isEmpty: Bool { slots.isEmpty }

    func contains(_ id: ID) -> Bool {
        slots[id] != nil
    }

    /// Inserts an ID, unless it is a member. Takes amortized constant time.
    mutating func insert(_ id: ID) {
        if slots[id] == nil { slots[id] = order.append(id) }
    }

    /// Removes an ID, and returns whether it was a member. Takes amortized constant time.
    mutating func remove(_ id: ID) -> Bool {
        guard let slot = slots.removeValue(forKey: id) else { return false }
        order.remove(at: slot)
        if order.isSparse {
            order.compact()
            for slot in order.indices { slots[order[slot]] = slot }
        }
        return true
    }

    /// The IDs in the order in which they were inserted.
    var all: [ID] { Array(order) }
}

extension OrderedIDs: Hashable {
    static func == (left: OrderedIDs, right: OrderedIDs) -> Bool {
        left.order.elementsEqual(right.order)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(all)
    }
}

extension OrderedIDs: Sendable where ID: Sendable {}
