/// The height of a row, which is exact, estimated or unmeasured. Negative heights count as zero.
public enum RowSize: Hashable, Sendable {
    /// The row's height.
    case exact(Extent)
    /// An estimate for this row alone, which counts until the row is measured.
    case estimated(Extent)
    /// No height: the row counts with `RowGeometry.estimate`, and follows it when it changes.
    case unmeasured
}
