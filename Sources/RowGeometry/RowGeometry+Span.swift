import Failures

extension RowGeometry {
    /// A section's place in the sequence of elements.
    struct Span {
        /// The sum of all that precedes the section's spacing mark.
        var start: Summary
        /// The sum of all that precedes the next section's spacing mark.
        var end: Summary

        var elements: Range<Int> { start.elements..<end.elements }
        var rows: Int { elements.count - Section.numberOfMarks }
        var header: Int { start.elements + 1 }
        var firstRow: Int { start.elements + 2 }
        var footer: Int { end.elements - 1 }
    }

    /// Returns a section's place in the sequence of elements.
    func span(ofSection section: Int) -> Span {
        programmerError(
            unless: section >= 0 && section < numberOfSections,
            "section \(section) is out of range: there are \(numberOfSections) sections",
            in: "RowGeometry",
            .range
        )
        return Span(start: tree.summary(beforeSection: section), end: tree.summary(beforeSection: section + 1))
    }

    /// Returns the number of a row among the elements.
    @inline(__always)
    func element(ofRow row: Int, in section: Int) -> Int {
        let rows = elementsOfRows(in: section)
        programmerError(
            unless: row >= 0 && row < rows.count,
            "row \(row) is out of range: there are \(rows.count) rows in section \(section)",
            in: "RowGeometry",
            .range
        )
        return rows.lowerBound + row
    }

    /// Returns the numbers of rows among the elements.
    func elements(ofRows rows: Range<Int>, in section: Int) -> Range<Int> {
        let all = elementsOfRows(in: section)
        programmerError(
            unless: rows.lowerBound >= 0 && rows.upperBound <= all.count,
            "rows \(rows) are out of range: there are \(all.count) rows in section \(section)",
            in: "RowGeometry",
            .range
        )
        return all.lowerBound + rows.lowerBound..<all.lowerBound + rows.upperBound
    }

    /// Returns the numbers of a section's rows among the elements. With a single section no search is necessary.
    @inline(__always)
    private func elementsOfRows(in section: Int) -> Range<Int> {
        guard section == 0, tree.summary.sections == 1 else {
            let span = span(ofSection: section)
            return span.firstRow..<span.footer
        }
        return 2..<tree.summary.elements - 1
    }

    /// Returns the entry of an element, which must exist.
    @inline(__always)
    func location(ofElement element: Int) -> ElementTree.Location {
        guard let location = tree.location(ofElement: element) else {
            invariantFailure("the sections and rows of the table are inconsistent")
        }
        return location
    }

    /// Returns the range of an element, given the location of its entry.
    @inline(__always)
    func range(ofElement element: Int, at location: ElementTree.Location) -> Range<Extent> {
        let extent = location.entry.extent(estimate: estimate.units)
        let skipped = (element - location.before.elements) * extent
        let start = location.before.extent(estimate: estimate.units) + skipped
        return Extent(units: start)..<Extent(units: start + extent)
    }
}
