/// A row that reaches its breakpoint while a column moves.
struct Stop: BitwiseCopyable {
    var row: Int32
    /// How far the column has moved by then.
    var distance: Double
    /// How fast the row moves, without sign.
    var speed: Double
}
