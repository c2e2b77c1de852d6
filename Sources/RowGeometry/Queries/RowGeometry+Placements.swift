extension RowGeometry {
    /// Returns the elements that overlap a range, from top to bottom.
    ///
    /// Elements with no extent overlap nothing; a run of such rows is skipped at once. Finding the first element is
    /// logarithmic in the number of entries, and each further element takes constant time.
    public func placements(intersecting range: Range<Extent>) -> Placements {
        Placements(geometry: self, range: range)
    }

    /// Returns the rows among `placements(intersecting:)`.
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
