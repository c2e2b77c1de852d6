import Measurement

/// How a contestant did at one size.
struct Standing {
    let rows: Int
    var figures = Figures()

    init(rows: Int) {
        self.rows = rows
    }

    /// Why it does not count at this size; nil if it does.
    var failure: String? {
        if let failure = figures.failure, figures["jump"].isEmpty || failure.hasPrefix("is not open") { return failure }
        let missed = figures["miss"].filter { $0 != 0 }.count
        if missed > 0 { return "\(missed) of \(figures["miss"].count) jumps lead elsewhere" }
        return nil
    }

    /// How far the total height is off, as a part of what it is.
    func error(_ height: Double) -> Double {
        let exact = Double(MixedRows.totalHeight(rows))
        return (height - exact) / exact
    }

    /// Of the total height while it is jumped about: the largest less the smallest, as a part of what it is.
    var swing: Double? {
        let heights = figures["height-jump"].map(error)
        guard let least = heights.min(), let most = heights.max() else { return nil }
        return most - least
    }

    /// How far the total height is off after the first screen.
    var firstError: Double? { figures.median("height-first").map(error) }
}
