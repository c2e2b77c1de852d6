/// Which columns gain by moving.
extension Tableau {
    /// What the first priority that notices makes of a column's moving up (1) or down (-1).
    ///
    /// - Returns: the level and its rate of cost; level 0 if no priority notices.
    mutating func rate(of column: Int32, towards direction: Double) -> LevelCost {
        let owner = columnStates[column].owner
        let level = quantities[owner].level
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

    /// The way in which a column gains at some priority, and at which; 0 if there is none.
    mutating func gain(of column: Int32) -> (direction: Double, level: UInt32) {
        // Without rows that cost anything nothing is gained.
        guard gradients.count(column) > 0 else { return (0, 0) }
        let up = rate(of: column, towards: 1)
        if up.rate < 0 { return (1, up.level) }
        let down = rate(of: column, towards: -1)
        return down.rate < 0 ? (-1, down.level) : (0, 0)
    }

    /// The way in which a column can move at no cost that brings an unknown nearer to 0, if none before it is affected; 0
    /// if there is none. And the row of that unknown.
    mutating func looseGain(of column: Int32) -> (direction: Double, row: Int32) {
        let isFreeUp = rate(of: column, towards: 1).level == 0
        let isFreeDown = rate(of: column, towards: -1).level == 0
        guard isFreeUp || isFreeDown else { return (0, -1) }
        let owner = quantities[columnStates[column].owner]
        var first = owner.kind == .variable ? owner.rank : Int.max
        var decisive = Occurrence(row: -1, link: 0)
        for occurrence in columns.elements(column) {
            let quantity = quantities[rowOwners[occurrence.row]]
            if quantity.kind == .variable, quantity.rank < first { (first, decisive) = (quantity.rank, occurrence) }
        }
        guard decisive.row >= 0 else { return (0, -1) }
        let isAbove = quantities[rowOwners[decisive.row]].isAbove
        let direction: Double = (coefficient(decisive) > 0) == isAbove ? -1 : 1
        return (direction > 0 ? isFreeUp : isFreeDown) ? (direction, decisive.row) : (0, -1)
    }

    /// The next column to move: the one that gains at the strongest priority; -1 if none gains.
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
                // It may be in the list of candidates still, and is passed by there.
                if columnStates[column].candidateLevel > 0 { columnStates[column].candidateLevel = 1 }
                if !columnStates[column].isLoose {
                    columnStates[column].isLoose = true
                    loose.append(column)
                }
            }
        }
        return strongestCandidate()
    }

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

    /// Of columns that gain at one level the one with the weakest claim to its place moves: others would be back soon.
    private mutating func givesUpLess(_ column: Int32, than other: Int32) -> Bool {
        let (left, right) = (columnStates[column].claim, columnStates[other].claim)
        return left == right ? order(of: column) < order(of: other) : left < right
    }

    /// After so many steps of no length in a row the lowest order decides everywhere, which cannot go round in circles
    /// (Bland's rule).
    static var stallLimit: Int { 24 }

    mutating func order(of column: Int32) -> Int {
        quantities[columnStates[column].owner].order
    }
}
