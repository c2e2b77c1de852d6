extension RowGeometry {
    /// Returns the size of a row.
    public func size(ofRow row: Int, in section: Int) -> RowSize {
        location(ofElement: element(ofRow: row, in: section)).entry.rowSize
    }

    /// Returns the height with which a row counts: its own, or the estimate for all rows if it is unmeasured.
    public func extent(ofRow row: Int, in section: Int) -> Extent {
        let entry = location(ofElement: element(ofRow: row, in: section)).entry
        return Extent(units: entry.extent(estimate: estimate.units))
    }

    /// Returns the space above a section's header.
    public func spacing(ofSection section: Int) -> Extent {
        Extent(units: location(ofElement: span(ofSection: section).start.elements).entry.extent)
    }

    /// Returns the size of a section's header.
    public func header(ofSection section: Int) -> EdgeSize {
        location(ofElement: span(ofSection: section).header).entry.edgeSize
    }

    /// Returns the size of a section's footer.
    public func footer(ofSection section: Int) -> EdgeSize {
        location(ofElement: span(ofSection: section).footer).entry.edgeSize
    }
}
