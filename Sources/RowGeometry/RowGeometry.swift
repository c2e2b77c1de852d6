/// Where the rows of a table are, given their heights.
///
/// A geometry is a sequence of sections. Each has a spacing, a header, rows and a footer, stacked in this order from
/// position zero on. A row's height is exact, a guess of its own, or not asked for yet; of equal neighbours only the
/// height and the number is kept, so that a billion unmeasured rows are one entry, while a row measured among different
/// ones takes about 2 bytes, or 4 if its height is no whole number of pixels.
///
/// Every question and every change is logarithmic in the number of entries, if not said otherwise. Copies share what
/// they have in common: a copy is constant time, and a change to one of two copies is logarithmic as well.
///
/// Sections and rows out of range are programming errors and trap. So does a total beyond 64 bits, 4.8e16 points.
public struct RowGeometry: Sendable {
    var tree = ElementTree()

    /// The height with which unmeasured rows count. Setting it is constant time; negative heights count as zero.
    public var estimate: Extent {
        didSet { estimate = max(.zero, estimate) }
    }

    /// A geometry with no sections.
    public init(estimate: Extent) {
        self.estimate = max(.zero, estimate)
    }

    /// Constant time.
    public var numberOfSections: Int {
        tree.summary.sections
    }

    /// The number of rows of all sections. Constant time.
    public var numberOfRows: Int {
        tree.summary.elements - Section.numberOfMarks * tree.summary.sections
    }

    /// The number of rows in a section.
    public func numberOfRows(in section: Int) -> Int {
        span(ofSection: section).rows
    }

    /// The height of all sections together. Constant time.
    public var totalExtent: Extent {
        Extent(units: tree.summary.extent(estimate: estimate.units))
    }
}
