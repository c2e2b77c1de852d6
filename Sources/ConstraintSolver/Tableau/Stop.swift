/// A point on the way of a moving column at which a row reaches its breakpoint.
struct Stop: BitwiseCopyable {
    var row: Int32
    /// The distance that the column moves to get there.
    var distance: Double
    /// The absolute value of the change of the row per unit of the column's movement.
    var speed: Double
}
