/// The ratio test, which decides how far a column moves.
///
/// Costs are convex: each breakpoint that is passed makes going on more expensive. So the search goes from stop to
/// stop and ends at the first one after which the movement does not pay. That takes one pivot, where a ratio test
/// that ends at the nearest stop would take one for each stop.
extension Tableau {
    /// Fills `stops` with the rows that reach their breakpoints while a column moves.
    mutating func findStops(of column: Int32, towards direction: Double) {
        stops.removeAll()
        for occurrence in columns.elements(column) {
            let quantity = quantities[rowOwners[occurrence.row]]
            let speed = direction * coefficient(occurrence)
            // A row that moves away from its breakpoint has no stop: its cost is linear on that side.
            guard quantity.isAbove ? speed < 0 : speed > 0 else { continue }
            // Variables have no cost, but a loose column stops where the decisive one reaches 0.
            guard quantity.kind == .variable || quantity.kink > 0 else { continue }
            // A value may be past its breakpoint by the tolerance.
            let distance = max(0, (quantity.breakpoint - quantity.value) / speed)
            stops.append(Stop(row: occurrence.row, distance: distance, speed: abs(speed)))
        }
    }

    /// Removes and returns the nearest of the stops that were found.
    mutating func takeNearestStop() -> Stop {
        var best = 0
        for index in 1..<max(1, stops.count) where isNearer(stops[index], than: stops[best]) { best = index }
        let stop = stops[best]
        stops.swapRemove(at: best)
        return stop
    }

    /// Returns whether a stop comes before another one in the order of their distances.
    ///
    /// Of stops at the same distance, the strongest comes first, which most likely ends the movement; then the fastest,
    /// because its speed becomes the pivot, and dividing by a small pivot is inexact. This order decides nothing else:
    /// the column moves as far in any order, and the solution is unique. With either rule reversed, 4,000 random
    /// layouts of up to 30 views had the same solutions to 1e-12, in as many pivots to three thousandths.
    private mutating func isNearer(_ left: Stop, than right: Stop) -> Bool {
        let difference = left.distance - right.distance
        if abs(difference) > Tolerance.value { return difference < 0 }
        let (first, second) = (quantities[rowOwners[left.row]], quantities[rowOwners[right.row]])
        if stalls > Self.stallLimit { return first.order < second.order }
        if first.level != second.level { return first.level > second.level }
        if left.speed != right.speed { return left.speed > right.speed }
        return first.order < second.order
    }

    /// Returns the stop after which the movement of a column does not pay, and passes the stops before it.
    mutating func stopWherePaid(_ column: Int32, towards direction: Double) -> Stop? {
        startRates(of: column, towards: direction)
        while !stops.isEmpty {
            let stop = takeNearestStop()
            let quantity = quantities[rowOwners[stop.row]]
            guard quantity.kind == .constraint else { continue }
            // Beyond the breakpoint, the row's slope is greater by its kink.
            addToRates(quantity.kink * stop.speed, level: quantity.level)
            if !ratesPay { return stop }
        }
        return nil
    }

    /// Returns the first stop of a loose column that belongs to a constraint, or to the decisive quantity.
    mutating func stopOfLoose(_ decisive: Int32) -> Stop? {
        while !stops.isEmpty {
            let stop = takeNearestStop()
            if stop.row == decisive || quantities[rowOwners[stop.row]].kind == .constraint { return stop }
        }
        return nil
    }

    private mutating func startRates(of column: Int32, towards direction: Double) {
        rates.removeAll()
        for cost in gradients.elements(column) {
            rates.append(LevelCost(level: cost.level, rate: direction * cost.rate))
        }
        let owner = quantities[columnStates[column].owner]
        if direction > 0 ? owner.costsAbove : owner.costsBelow { addToRates(1, level: owner.level) }
    }

    private mutating func addToRates(_ rate: Double, level: UInt32) {
        for index in 0..<rates.count where rates[index].level == level {
            rates[index].rate += rate
            return
        }
        rates.append(LevelCost(level: level, rate: rate))
    }

    /// Whether the movement reduces the cost at the strongest level that it changes.
    private var ratesPay: Bool {
        var first = LevelCost(level: 0, rate: 0)
        for index in 0..<rates.count where rates[index].level > first.level && abs(rates[index].rate) > Tolerance.rate {
            first = rates[index]
        }
        return first.rate < 0
    }
}
