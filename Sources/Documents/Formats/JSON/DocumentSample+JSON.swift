extension DocumentSample {
    /// Whether the sample is the whole document, and one valid array or object.
    var isWholeJSON: Bool {
        guard isWhole, let first = bytes.first(where: { !$0.isJSONSpace }) else { return false }
        return JSONSyntax.opensContainer(first) && JSONSyntax.isStrict(bytes[...])
    }

    /// Whether the sample is an array or an object, or a valid value of another kind. Most of an array may be damaged,
    /// unless other text follows it.
    var mayBeJSON: Bool {
        guard let first = bytes.first(where: { !$0.isJSONSpace }) else { return true }
        let rows = spans(ElementScanner())
        let isContainer = JSONSyntax.opensContainer(first) && rows.last?.flaw?.isAfterEnd != true
        guard !isContainer, !rows.isEmpty else { return true }
        let isObject = first == UInt8(ascii: "{")
        return rows.prefix(Self.itemLimit).contains { row in
            let bytes = bytes[row.range]
            return row.flaw == nil && JSONSyntax.isValid(isObject ? [0x7B] + bytes + [0x7D] : bytes)
        }
    }

    /// Whether the document begins as an array or an object does: most of its complete elements are valid, and nothing
    /// comes after its end.
    var isJSONBeginning: Bool {
        var scanner = ElementScanner()
        bytes.withUnsafeBytes { window in scanner.scan(window, at: 0) { _ in } }
        guard let container = scanner.container else { return false }
        let spans = spans(ElementScanner())
        if spans.last?.flaw?.isAfterEnd == true { return false }
        let complete = spans.filter { $0.flaw == nil }.prefix(Self.itemLimit)
        guard !complete.isEmpty else { return isBeginning(of: container) }
        let valid = complete.count { span in
            JSONSyntax.isValid(container == .array ? bytes[span.range] : [0x7B] + bytes[span.range] + [0x7D])
        }
        return 2 * valid >= complete.count
    }

    /// Returns whether the first tokens fit a container and no other kind of text. Text may begin with `[2024-` or `{
    /// for`, too.
    private func isBeginning(of container: JSONContainer) -> Bool {
        var tokens = JSONTokens(bytes).makeIterator()
        _ = tokens.next()
        guard let first = tokens.next() else { return isWhole }
        let second = tokens.next()
        return switch (container, first.kind) {
        case (.object, .string): second == nil || second?.kind == .colon
        case (.array, .string): second == nil || second?.kind == .comma
        case (.array, .open): true
        default: false
        }
    }
}
