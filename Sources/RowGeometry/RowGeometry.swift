/// The positions of a table's rows, given their heights.
///
/// A geometry is a sequence of sections. Each has a spacing, a header, rows and a footer, stacked in this order from
/// position zero. A row's height is exact, estimated for this row, or unmeasured. For equal neighbors only the
/// height and the number of rows is stored, so a billion unmeasured rows are one entry, while a measured row among
/// rows of other heights takes about 2 bytes, or 4 if its height is not a whole number of pixels.
///
/// Unless stated otherwise, every query and every change is logarithmic in the number of entries. Copies share
/// storage: making a copy takes constant time, and changing one of two copies takes logarithmic time.
///
/// A section or row that is out of range is a programmer error and traps. So does a total beyond 64
/// bits, 4.8e16 points.
public struct RowGeometry: Sendable {
    var tree = ElementTree()

    /// The height with which unmeasured rows count. Setting it takes constant time. A negative height counts as zero.
    public var estimate: Extent {
        didSet { estimate = max(.zero, estimate) }
    }

    /// Creates a geometry with no sections.
    public init(estimate: Extent) {
        self.estimate = max(.zero, estimate)
    }

    /// The number of sections. Constant time.
    public var numberOfSections: Int {
        tree.summary.sections
    }

    /// The number of rows in all sections. Constant time.
    public var numberOfRows: Int {
        tree.summary.elements - Section.numberOfMarks * tree.summary.sections
    }

    /// Returns the number of rows in a section.
    public func numberOfRows(in section: Int) -> Int {
        span(ofSection: section).rows
    }

    /// The total height of all sections. Constant time.
    public var totalExtent: Extent {
        Extent(units: tree.summary.extent(estimate: estimate.units))
    }
}
