extension RowGeometry {
    /// A section's place in the sequence of elements.
    struct Span {
        /// What precedes the spacing mark.
        var start: Summary
        /// What precedes the next section's.
        var end: Summary

        var elements: Range<Int> { start.elements..<end.elements }
        var rows: Int { elements.count - Section.numberOfMarks }
        var header: Int { start.elements + 1 }
        var firstRow: Int { start.elements + 2 }
        var footer: Int { end.elements - 1 }
    }

    func span(ofSection section: Int) -> Span {
        precondition(
            section >= 0 && section < numberOfSections,
            "section \(section) is out of range: there are \(numberOfSections) sections"
        )
        return Span(start: tree.summary(beforeSection: section), end: tree.summary(beforeSection: section + 1))
    }

    /// The number of a row among the elements.
    func element(ofRow row: Int, in section: Int) -> Int {
        let span = span(ofSection: section)
        precondition(
            row >= 0 && row < span.rows,
            "row \(row) is out of range: there are \(span.rows) rows in section \(section)"
        )
        return span.firstRow + row
    }

    /// The numbers of rows among the elements.
    func elements(ofRows rows: Range<Int>, in section: Int) -> Range<Int> {
        let span = span(ofSection: section)
        precondition(
            rows.lowerBound >= 0 && rows.upperBound <= span.rows,
            "rows \(rows) are out of range: there are \(span.rows) rows in section \(section)"
        )
        return span.firstRow + rows.lowerBound..<span.firstRow + rows.upperBound
    }

    /// The entry of an element that exists.
    func location(ofElement element: Int) -> ElementTree.Location {
        guard let location = tree.location(ofElement: element) else {
            preconditionFailure("the sections and rows of the table are inconsistent")
        }
        return location
    }

    /// Where a section, a header, a row or a footer lies: element number `element` of those at `location`.
    func range(ofElement element: Int, at location: ElementTree.Location) -> Range<Extent> {
        let extent = location.entry.extent(estimate: estimate.units)
        let skipped = (element - location.before.elements) * extent
        let start = location.before.extent(estimate: estimate.units) + skipped
        return Extent(units: start)..<Extent(units: start + extent)
    }
}
