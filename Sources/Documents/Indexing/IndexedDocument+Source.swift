extension IndexedDocument {
    func source(ofRowAt index: Int, limit: Int) -> String? {
        guard let (span, store, _) = span(ofRowAt: index) else { return nil }
        let range = span.range.lowerBound..<span.range.lowerBound + min(span.range.count, max(0, limit))
        return String(decoding: store.source(in: range), as: UTF8.self)
    }

    func isInsideFirstRow(_ index: Int) -> Bool {
        guard index > 0, state.format.firstRowHoldsOthers, let (span, _, _) = span(ofRowAt: index) else { return false }
        return span.flaw?.isAfterEnd != true
    }

    var isArray: Bool { bracketBeforeRows == UInt8(ascii: "[") }

    /// Whether the rows are the members of one object of JSON.
    var isObject: Bool { bracketBeforeRows == UInt8(ascii: "{") }

    /// The last byte of JSON before the first row that is not white space.
    private var bracketBeforeRows: UInt8? {
        guard state.format.mayHaveBrackets, let (span, store, _) = span(ofRowAt: 0) else { return nil }
        let before = store.bytes(in: max(0, span.range.lowerBound - 4096)..<span.range.lowerBound)
        return before.last { !$0.isJSONSpace }
    }
}
