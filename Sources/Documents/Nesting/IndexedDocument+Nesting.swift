extension IndexedDocument {
    func nestedRows(at index: Int) -> NestedRows? {
        guard let start = row(at: index).inside, let (span, store, _) = span(ofRowAt: index),
            span.range.contains(start)
        else { return nil }
        let before = store.bytes(in: span.range.lowerBound..<start)
        return NestedRows(
            store,
            start..<span.range.upperBound,
            line: span.line + before.count { $0 == 0x0A },
            title: title,
            as: format.nestedFormat,
            isStepwise: isStepwise
        )
    }

    func row(atByte offset: Int) -> Int? {
        guard case .row(let row, _) = indexer.snapshot.withLock({ $0 }).row(atByte: offset) else { return nil }
        return row
    }
}
