extension RowGeometry {
    /// Returns the range from the top of a section's spacing to the end of its footer.
    public func range(ofSection section: Int) -> Range<Extent> {
        let span = span(ofSection: section)
        let start = span.start.extent(estimate: estimate.units)
        return Extent(units: start)..<Extent(units: span.end.extent(estimate: estimate.units))
    }

    /// Returns the range of a section's header.
    public func range(ofHeader section: Int) -> Range<Extent> {
        let element = span(ofSection: section).header
        return range(ofElement: element, at: location(ofElement: element))
    }

    /// Returns the range of a section's footer.
    public func range(ofFooter section: Int) -> Range<Extent> {
        let element = span(ofSection: section).footer
        return range(ofElement: element, at: location(ofElement: element))
    }

    /// Returns the range of a row.
    public func range(ofRow row: Int, in section: Int) -> Range<Extent> {
        let element = element(ofRow: row, in: section)
        return range(ofElement: element, at: location(ofElement: element))
    }

    /// Returns the top of a row.
    public func offset(ofRow row: Int, in section: Int) -> Extent {
        range(ofRow: row, in: section).lowerBound
    }

    /// Returns the tops of several rows of a section, in the order of the rows.
    ///
    /// For many rows this takes much less time than asking for one after the other, because the searches wait for
    /// memory together.
    public func offsets(ofRows rows: some Collection<Int>, in section: Int) -> [Extent] {
        var positions = rows.map { element(ofRow: $0, in: section) }
        positions.withUnsafeMutableBufferPointer { tree.findPositions(of: $0, estimate: estimate.units) }
        return positions.map { Extent(units: $0) }
    }

    /// Returns the range of any element.
    public func range(of element: Element) -> Range<Extent> {
        switch element {
        case .spacing(let section):
            let start = range(ofSection: section).lowerBound
            return start..<start + spacing(ofSection: section)
        case .header(let section): return range(ofHeader: section)
        case .row(let row, let section): return range(ofRow: row, in: section)
        case .footer(let section): return range(ofFooter: section)
        }
    }
}
