import Failures

/// A list of IDs in the order in which they were appended.
///
/// Each ID keeps its slot when others are removed, so that a dictionary can refer to it. Slots
/// change only in `compact()`.
struct OpeningOrder<ID> {
    /// The IDs by slot, with `nil` where an ID was removed.
    private var slots: [ID?] = []
    private(set) var count = 0

    /// Whether the number of slots exceeds twice the number of IDs by more than eight.
    ///
    /// Iteration visits empty slots, too. Compacting a sparse list keeps iteration linear in
    /// `count`, and its cost amortizes over the removals.
    var isSparse: Bool {
        slots.count > 2 * count + 8
    }

    /// Appends an ID and returns its slot. Takes amortized constant time.
    mutating func append(_ id: ID) -> Int {
        slots.append(id)
        count += 1
        return slots.count - 1
    }

    mutating func remove(at slot: Int) {
        slots[slot] = nil
        count -= 1
    }

    /// Removes the empty slots. The slots are then numbered from 0 without gaps.
    mutating func compact() {
        slots.removeAll { $0 == nil }
    }
}

extension OpeningOrder: BidirectionalCollection {
    var startIndex: Int { next(from: 0) }
    var endIndex: Int { slots.count }

    subscript(slot: Int) -> ID {
        guard slots.indices.contains(slot), let id = slots[slot] else {
            programmerError("there is no unfolded row at this index", in: "ExpansionState.unfolded", .range)
        }
        return id
    }

    func index(after slot: Int) -> Int {
        next(from: slot + 1)
    }

    func index(before slot: Int) -> Int {
        var slot = slot - 1
        while slots[slot] == nil { slot -= 1 }
        return slot
    }

    private func next(from start: Int) -> Int {
        var slot = start
        while slot < slots.count, slots[slot] == nil { slot += 1 }
        return slot
    }
}

extension OpeningOrder: Sendable where ID: Sendable {}
