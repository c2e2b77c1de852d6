/// Pricing, which finds the columns whose movement reduces the cost.
extension Tableau {
    /// Returns the rate at which the cost changes when a column moves up (1) or down (-1), at the
    /// strongest level that changes at all.
    ///
    /// Priorities are strict, so the rates of weaker levels are irrelevant.
    ///
    /// - Returns: The level and its rate of cost, or level 0 if the movement costs and gains nothing.
    mutating func rate(of column: Int32, towards direction: Double) -> LevelCost {
        let owner = columnStates[column].owner
        let level = quantities[owner].level
        // The owner is at its breakpoint. If it costs something on the side to which it moves, that is a rate of 1.
        var own = (direction > 0 ? quantities[owner].costsAbove : quantities[owner].costsBelow) ? 1.0 : 0.0
        var first = LevelCost(level: 0, rate: 0)
        for cost in gradients.elements(column) {
            if cost.level == level {
                own += direction * cost.rate
            } else if cost.level > first.level, abs(cost.rate) > Tolerance.rate {
                first = LevelCost(level: cost.level, rate: direction * cost.rate)
            }
        }
        return level > first.level && abs(own) > Tolerance.rate ? LevelCost(level: level, rate: own) : first
    }

    /// Returns the direction in which the movement of a column reduces the cost, and the level that
    /// gains. Both are 0 if there is none.
    mutating func gain(of column: Int32) -> (direction: Double, level: UInt32) {
        // The column's owner is at its breakpoint, so only a row with a cost can gain.
        guard gradients.count(column) > 0 else { return (0, 0) }
        let up = rate(of: column, towards: 1)
        if up.rate < 0 { return (1, up.level) }
        let down = rate(of: column, towards: -1)
        return down.rate < 0 ? (-1, down.level) : (0, 0)
    }

    /// Returns the direction in which a column can move at no cost so that a quantity comes closer to its breakpoint,
    /// and the row of that quantity. The direction is 0 and the row -1 if there is none.
    ///
    /// The quantity that decides is the one with the first turn of all that the movement affects. If that is the
    /// column's owner, it is at its breakpoint already, and the column stays.
    mutating func looseGain(of column: Int32) -> (direction: Double, row: Int32) {
        let isFreeUp = rate(of: column, towards: 1).level == 0
        let isFreeDown = rate(of: column, towards: -1).level == 0
        guard isFreeUp || isFreeDown else { return (0, -1) }
        var first = columnStates[column].owner
        var (turn, rank) = (quantities[first].turn, quantities[first].rank)
        var decisive = Occurrence(row: -1, link: 0)
        for occurrence in columns.elements(column) {
            let slot = rowOwners[occurrence.row]
            // Most rows are those of equations, which have no turn.
            let own = quantities[slot].ownTurn
            guard own <= turn, own != Quantity.Turn.none else { continue }
            if own == Quantity.Turn.inequalities {
                guard quantities[slot].turn == own, own < turn || isInequality(slot, before: first) else { continue }
            } else {
                guard own < turn || quantities[slot].rank < rank else { continue }
            }
            (first, turn, rank, decisive) = (slot, own, quantities[slot].rank, occurrence)
        }
        guard decisive.row >= 0 else { return (0, -1) }
        // `isAbove` is the side from which the quantity approaches its breakpoint.
        let isAbove = quantities[rowOwners[decisive.row]].isAbove
        let direction: Double = (coefficient(decisive) > 0) == isAbove ? -1 : 1
        return (direction > 0 ? isFreeUp : isFreeDown) ? (direction, decisive.row) : (0, -1)
    }

    /// Returns the next column to move, which is one that gains at the strongest level, or -1 if none gains.
    ///
    /// Prices the columns that are marked first.
    mutating func nextCandidate() -> Int32 {
        while !unchecked.isEmpty {
            let column = unchecked.removeLast()
            columnStates[column].isUnchecked = false
            guard columnStates[column].owner >= 0 else { continue }
            let (direction, level) = gain(of: column)
            if level > 0 {
                let owner = quantities[columnStates[column].owner]
                let isHeld = direction > 0 ? owner.costsAbove : owner.costsBelow
                columnStates[column].claim = isHeld ? owner.level : 0
                if columnStates[column].candidateLevel == 0 { candidates.append(column) }
                columnStates[column].candidateLevel = level
            } else {
                // If it is in `candidates`, `strongestCandidate` removes it: finding it there now would take a search.
                if columnStates[column].candidateLevel > 0 { columnStates[column].candidateLevel = 1 }
                if !columnStates[column].isLoose {
                    columnStates[column].isLoose = true
                    loose.append(column)
                }
            }
        }
        return strongestCandidate()
    }

    /// Returns the best candidate, or -1 if there is none, and removes the columns that no longer gain.
    private mutating func strongestCandidate() -> Int32 {
        var best: Int32 = -1
        var bestLevel: UInt32 = 1
        var index = 0
        while index < candidates.count {
            let column = candidates[index]
            let level = columnStates[column].candidateLevel
            if level <= 1 {
                columnStates[column].candidateLevel = 0
                candidates.swapRemove(at: index)
                continue
            }
            let isBetter =
                stalls > Self.stallLimit
                ? best < 0 || order(of: column) < order(of: best)
                : level > bestLevel || level == bestLevel && givesUpLess(column, than: best)
            if isBetter { (best, bestLevel) = (column, level) }
            index += 1
        }
        return best
    }

    /// Returns whether a column has a weaker claim to its breakpoint than another one that gains at the same level.
    ///
    /// The weakest claim moves first. A quantity that is strongly held to its breakpoint would soon be moved back.
    private mutating func givesUpLess(_ column: Int32, than other: Int32) -> Bool {
        let (left, right) = (columnStates[column].claim, columnStates[other].claim)
        return left == right ? order(of: column) < order(of: other) : left < right
    }

    /// The number of consecutive degenerate steps after which the lowest order decides everywhere (Bland's rule).
    ///
    /// That rule cannot cycle, but usually needs more steps.
    static var stallLimit: Int { 24 }

    mutating func order(of column: Int32) -> Int {
        quantities[columnStates[column].owner].order
    }
}
