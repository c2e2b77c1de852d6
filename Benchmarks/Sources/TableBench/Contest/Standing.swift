import Measurement

/// The results of a contestant at one size.
struct Standing {
    let rows: Int
    var figures = Figures()

    init(rows: Int) {
        self.rows = rows
    }

    /// The reason why the contestant doesn't count at this size, or nil if it does.
    var failure: String? {
        if let failure = figures.failure, figures["jump"].isEmpty || failure.hasPrefix("is not open") { return failure }
        let missed = figures["miss"].filter { $0 != 0 }.count
        if missed > 0 { return "\(missed) of \(figures["miss"].count) jumps lead elsewhere" }
        return nil
    }

    /// Returns the relative error of a total height.
    func error(_ height: Double) -> Double {
        let exact = Double(MixedRows.totalHeight(rows))
        return (height - exact) / exact
    }

    /// The range of the total height during jumps: the largest minus the smallest, relative to the exact height.
    var swing: Double? {
        let heights = figures["height-jump"].map(error)
        guard let least = heights.min(), let most = heights.max() else { return nil }
        return most - least
    }

    /// The relative error of the total height after the first screen.
    var firstError: Double? { figures.median("height-first").map(error) }
}
