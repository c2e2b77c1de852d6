/// What is known about the height of a row. Negative heights count as zero.
public enum RowSize: Hashable, Sendable {
    /// The height the row has.
    case exact(Extent)
    /// A guess made for this row alone, to be replaced when the row is measured.
    case estimated(Extent)
    /// Not asked yet: the row counts with `RowGeometry.estimate`, and follows it when it changes.
    case unmeasured
}
