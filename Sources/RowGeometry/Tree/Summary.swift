/// What the tree knows about a stretch of elements. Summaries add up, and every question is asked of their prefix sums.
struct Summary: Equatable {
    /// Rows, and three marks (spacing, header, footer) for each section.
    var elements = 0
    /// Sections that begin in the stretch, that is spacing marks.
    var sections = 0
    /// The sum of all extents that are known, exactly or by a guess of their own, in units.
    var extent = 0
    /// Rows that count with the estimate for all.
    var unmeasured = 0
    /// Rows that count with a guess of their own.
    var estimated = 0

    /// Rows that are not known exactly.
    var inexact: Int { unmeasured &+ estimated }

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

    /// The sum of two that are parts of one that is known to be in range.
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
