/// Required constraints that cannot all hold.
extension Tableau {
    /// After `minimize()`: a required constraint that is missed all the same; -1 if there is none.
    mutating func nextMissed() -> Int32 {
        while let slot = suspects.popLast() {
            let quantity = quantities[slot]
            guard quantity.kind == .constraint, quantity.isBasic, quantity.isRequired, isMissed(quantity) else {
                continue
            }
            return slot
        }
        return -1
    }

    private func isMissed(_ quantity: Quantity) -> Bool {
        quantity.slope != 0
            && abs(quantity.value - quantity.breakpoint) > Tolerance.violation * max(1, abs(quantity.breakpoint))
    }

    /// The required constraints that keep a missed one from being met, itself included.
    ///
    /// With the sum of what is missed at its least, the rates of the missed rows cancel in every column but those of
    /// required constraints. Rows that share a column which is not of that kind belong together; theirs is a sum of
    /// constraints that nothing can make true.
    mutating func conflict(of missed: Int32) -> [Int32] {
        var members = [missed]
        var isMember: Set<Int32> = [missed]
        var met: Set<Int32> = []
        var next = 0
        while next < members.count {
            let slot = members[next]
            next += 1
            guard quantities[slot].isBasic else { continue }
            for entry in rows.elements(quantities[slot].place) {
                let owner = quantities[columnStates[entry.index].owner]
                if owner.kind == .constraint, owner.isRequired, owner.kink > 0 {
                    let column = columnStates[entry.index].owner
                    if isMember.insert(column).inserted { members.append(column) }
                } else if met.insert(entry.index).inserted {
                    for occurrence in columns.elements(entry.index) {
                        let slot = rowOwners[occurrence.row]
                        let other = quantities[slot]
                        guard other.kind == .constraint, other.isRequired, isMissed(other) else { continue }
                        if isMember.insert(slot).inserted { members.append(slot) }
                    }
                }
            }
        }
        return members.sorted { quantities[$0].order < quantities[$1].order }
    }
}
