/// The magnitudes up to which numbers count as 0. The values of layouts are points, from thousandths to some million.
enum Tolerance {
    /// The greatest coefficient that is taken for the remainder of two that cancel.
    static let coefficient = 1e-11
    /// The greatest rate of cost that is ignored.
    static let rate = 1e-9
    /// The greatest distance between values that are taken to be equal, in points.
    static let value = 1e-9
    /// The greatest violation of a required constraint that is not a conflict, in points.
    static let violation = 1e-6
    /// The same, relative to the largest term of the constraint.
    static let precision = 1e-9
    /// The greatest distance that a value may move in one step, in points, before rounding errors show.
    static let step = 1e6
    /// The greatest drift of a sum, relative to its largest term, that does not make the solver start over.
    static let drift = 1e-10
}
