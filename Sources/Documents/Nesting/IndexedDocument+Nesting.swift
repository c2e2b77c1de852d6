extension IndexedDocument {
    func nestedRows(at index: Int) -> NestedRows? {
        if let (part, feed, space) = listedPart(at: index) {
            let content = ContentFeed(
                feed,
                title: part.name,
                in: space,
                opensContainers: part.format == nil
            )
            return NestedRows(content, in: space, title: part.name, as: part.format, isStepwise: nestsStepwise)
        }
        guard let (place, line, store) = placeInside(rowAt: index) else { return nil }
        return NestedRows(
            store,
            place,
            line: line,
            title: title,
            isStepwise: nestsStepwise,
            memberCounts: memberCounts
        )
    }

    /// Returns the part of the file that a row lists, its bytes, and the offsets for them; `nil` for another row.
    func listedPart(at index: Int) -> (part: RowListing.Part, feed: any ByteFeed, space: Range<Int>)? {
        guard let listing = indexer.snapshot.withLock({ $0.listing }), let part = listing.part(at: index),
            let feed = part.feed?()
        else { return nil }
        return (part, feed, listing.contents(ofPartAt: index))
    }

    /// Returns the place of the rows inside a row, and the line on which it begins.
    func placeInside(rowAt index: Int) -> (place: NestedPlace, line: Int, store: any ByteStore)? {
        guard let place = row(at: index).inside, let (span, store, _) = span(ofRowAt: index),
            span.range.lowerBound <= place.range.lowerBound, place.range.upperBound <= span.range.upperBound
        else { return nil }
        let line = span.line + Self.lineEnds(in: span.range.lowerBound..<place.range.lowerBound, store)
        guard place.isQuoted else { return (place, line, store) }
        // The quotation mark may have spaces after it.
        let bytes = store.bytes(in: span.range)
        let string = bytes[JSONValuePlace(bytes, isMember: JSONKey(ofMember: bytes) != nil).start...]
        guard let value = QuotedValue(string) else { return nil }
        return (place, line, QuotedBytes(value, at: place.range.lowerBound))
    }

    /// Returns the number of line ends in a range of bytes.
    static func lineEnds(in range: Range<Int>, _ store: any ByteStore) -> Int {
        var count = 0
        _ = store.forEachWindow(of: windowSize, in: range) { window, _ in
            count += window.count { $0 == 0x0A }
            return true
        }
        return count
    }

    func row(atByte offset: Int) -> Int? {
        let snapshot = indexer.snapshot.withLock { $0 }
        let found = snapshot.row(atByte: offset) { [self] block in
            spans(of: block, snapshot.state.generation, snapshot.scanner, snapshot.store)
        }
        guard case .row(let row, _) = found else { return nil }
        return row
    }

    func countingMembers(at offsets: [Int]) -> @Sendable () async -> Void {
        let (store, end, isComplete) = indexer.snapshot.withLock {
            ($0.store, $0.state.byteCount, !$0.state.isIndexing)
        }
        return { [memberCounts] in await memberCounts.count(offsets, in: store, end: end, isComplete: isComplete) }
    }
}
