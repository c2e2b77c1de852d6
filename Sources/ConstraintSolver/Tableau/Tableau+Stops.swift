/// How far a column moves.
extension Tableau {
    /// Fills `stops` with the rows that reach their breakpoints while a column moves.
    mutating func findStops(of column: Int32, towards direction: Double) {
        stops.removeAll()
        for occurrence in columns.elements(column) {
            let quantity = quantities[rowOwners[occurrence.row]]
            let speed = direction * coefficient(occurrence)
            guard quantity.isAbove ? speed < 0 : speed > 0 else { continue }
            guard quantity.kind == .variable || quantity.kink > 0 else { continue }
            let distance = max(0, (quantity.breakpoint - quantity.value) / speed)
            stops.append(Stop(row: occurrence.row, distance: distance, speed: abs(speed)))
        }
    }

    /// Takes the nearest stop out of those found.
    mutating func takeNearestStop() -> Stop {
        var best = 0
        for index in 1..<max(1, stops.count) where isNearer(stops[index], than: stops[best]) { best = index }
        let stop = stops[best]
        stops.swapRemove(at: best)
        return stop
    }

    /// Of stops at one distance the strongest comes first, since it ends the movement; then the fastest, since to divide
    /// by little is inexact.
    private mutating func isNearer(_ left: Stop, than right: Stop) -> Bool {
        let difference = left.distance - right.distance
        if abs(difference) > Tolerance.value { return difference < 0 }
        let (first, second) = (quantities[rowOwners[left.row]], quantities[rowOwners[right.row]])
        if stalls > Self.stallLimit { return first.order < second.order }
        if first.level != second.level { return first.level > second.level }
        if left.speed != right.speed { return left.speed > right.speed }
        return first.order < second.order
    }

    /// The stop at which going on no longer pays at any priority; those before it are passed.
    mutating func stopWherePaid(_ column: Int32, towards direction: Double) -> Stop? {
        startRates(of: column, towards: direction)
        while !stops.isEmpty {
            let stop = takeNearestStop()
            let quantity = quantities[rowOwners[stop.row]]
            guard quantity.kind == .constraint else { continue }
            addToRates(quantity.kink * stop.speed, level: quantity.level)
            if !ratesPay { return stop }
        }
        return nil
    }

    /// The first stop that costs anything, or brings the decisive unknown to 0.
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

    /// Whether the first level that notices gains.
    private var ratesPay: Bool {
        var first = LevelCost(level: 0, rate: 0)
        for index in 0..<rates.count where rates[index].level > first.level && abs(rates[index].rate) > Tolerance.rate {
            first = rates[index]
        }
        return first.rate < 0
    }
}
