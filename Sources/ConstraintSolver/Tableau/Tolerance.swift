/// What counts as nothing. Layouts deal in points, from thousandths to some million.
enum Tolerance {
    /// Of a coefficient: what is left when two cancel.
    static let coefficient = 1e-11
    /// Of a rate of cost.
    static let rate = 1e-9
    /// Of a value, in points.
    static let value = 1e-9
    /// By how much a required constraint may be missed before that is a conflict, in points.
    static let violation = 1e-6
    /// The same, relative to the largest part of its sum.
    static let precision = 1e-9
    /// How far a value may go in one step, in points, before rounding shows.
    static let step = 1e6
    /// By how much values may have drifted before everything is worked out again.
    static let drift = 1e-10
}
