extension IndexedDocument: Document {
    func documentInside(rowAt index: Int, title: String) -> (any Document)? {
        if let (part, feed, _) = listedPart(at: index) {
            // Its format is told by its own name.
            let isNamed = title.hasSuffix(part.name)
            return IndexedDocument(
                feed,
                title: isNamed ? title : part.name,
                as: part.format,
                isStepwise: nestsStepwise
            )
        }
        guard let (place, line, store) = placeInside(rowAt: index) else { return nil }
        let feed = NestedFeed(store, place.range, line: line)
        return IndexedDocument(feed, title: title, as: place.format, isStepwise: nestsStepwise)
    }

    func documentOfLines(title: String) -> (any Document)? {
        let (store, start, end, isListed) = indexer.snapshot.withLock {
            ($0.store, $0.start, $0.state.byteCount, $0.listing != nil)
        }
        guard start < end, !isListed else { return nil }
        // The rows inside another row count the lines from the beginning of the file.
        let first = span(ofRowAt: 0)?.span
        let line = first.map { $0.line - Self.lineEnds(in: start..<max(start, $0.range.lowerBound), store) } ?? 1
        let feed = ScannedBytes(indexer, line: max(1, line))
        return IndexedDocument(feed, title: title, as: .lines, isStepwise: nestsStepwise)
    }
}

extension NestedRows {
    package var document: any Document { rows }
}
