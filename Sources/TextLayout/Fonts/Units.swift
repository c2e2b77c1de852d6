import CPango

/// The number of Pango units in a point.
let unitsPerPoint = Double(PANGO_SCALE)

extension Double {
    /// Creates a length in points from one in Pango units.
    init(units: Int) {
        self = Double(units) / unitsPerPoint
    }

    /// The number of whole Pango units in a length in points; a large number for an infinite one.
    ///
    /// A sixteenth of a unit is added first: a width that was measured here must still fit after a client has added
    /// and subtracted insets, which rounds.
    var units: Int {
        if isNaN { return 0 }
        return Int(Swift.min(Swift.max(self * unitsPerPoint + 1 / 16, -1e15), 1e15).rounded(.down))
    }
}
