extension RowGeometry {
    /// The elements that overlap a range, from top to bottom; those with no extent overlap nothing, and cost nothing
    /// when they are rows in one run. Finding the first is logarithmic, each further one constant time.
    public func placements(intersecting range: Range<Extent>) -> Placements {
        Placements(geometry: self, range: range)
    }

    /// The rows among `placements(intersecting:)`.
    public func rows(intersecting range: Range<Extent>) -> some Sequence<(row: Int, section: Int, range: Range<Extent>)>
    {
        placements(intersecting: range).lazy.compactMap { placement in
            guard case .row(let row, let section) = placement.element else { return nil }
            return (row, section, placement.range)
        }
    }

    /// The elements that overlap a range, from top to bottom.
    public struct Placements: Sequence, Sendable {
        let geometry: RowGeometry
        let range: Range<Extent>

        public func makeIterator() -> PlacementIterator {
            PlacementIterator(geometry, range)
        }
    }
}
