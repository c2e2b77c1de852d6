import CPango

/// Pango counts in 1024ths of a point.
let unitsPerPoint = Double(PANGO_SCALE)

extension Double {
    /// A length in points from one in Pango units.
    init(units: Int) {
        self = Double(units) / unitsPerPoint
    }

    /// The whole Pango units in a length in points, a large number for an infinite one.
    ///
    /// A sixteenth of a unit is given: a width that was measured here must fit after the client has added and taken
    /// away insets.
    var units: Int {
        if isNaN { return 0 }
        return Int(Swift.min(Swift.max(self * unitsPerPoint + 1 / 16, -1e15), 1e15).rounded(.down))
    }
}
