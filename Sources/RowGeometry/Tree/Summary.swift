/// The sums over a range of elements. Summaries add up, and every query is a search in their prefix sums.
struct Summary: Equatable {
    /// The number of elements: rows, and three marks (spacing, header, footer) for each section.
    var elements = 0
    /// The number of sections that begin in the range, which is the number of spacing marks.
    var sections = 0
    /// The sum of all extents that are exact or estimated for an element of its own, in units.
    var extent = 0
    /// The number of rows that count with the estimate for all rows.
    var unmeasured = 0
    /// The number of rows that count with an estimate of their own.
    var estimated = 0

    /// The number of rows whose height is not exact.
    var inexact: Int { unmeasured &+ estimated }

    /// Returns the extent of the range, in units.
    @inline(__always)
    func extent(estimate: Int) -> Int {
        extent + unmeasured * estimate
    }

    @inline(__always)
    static func + (left: Summary, right: Summary) -> Summary {
        Summary(
            elements: left.elements + right.elements,
            sections: left.sections + right.sections,
            extent: left.extent + right.extent,
            unmeasured: left.unmeasured + right.unmeasured,
            estimated: left.estimated + right.estimated
        )
    }

    @inline(__always)
    static func - (left: Summary, right: Summary) -> Summary {
        Summary(
            elements: left.elements - right.elements,
            sections: left.sections - right.sections,
            extent: left.extent - right.extent,
            unmeasured: left.unmeasured - right.unmeasured,
            estimated: left.estimated - right.estimated
        )
    }

    @inline(__always)
    static func += (left: inout Summary, right: Summary) {
        left = left + right
    }

    /// Adds two summaries without checking for overflow. Both must be parts of one whose sum is known to fit.
    @inline(__always)
    static func &+ (left: Summary, right: Summary) -> Summary {
        Summary(
            elements: left.elements &+ right.elements,
            sections: left.sections &+ right.sections,
            extent: left.extent &+ right.extent,
            unmeasured: left.unmeasured &+ right.unmeasured,
            estimated: left.estimated &+ right.estimated
        )
    }
}
