import Synchronization

/// Paragraphs by content, so that equal text is shaped once. Bounded by the text kept; usable from any thread.
///
/// Entries live in two generations: when the young one is full the old one is dropped, unless used in between.
package final class ParagraphCache: Sendable {
    private struct Key: Hashable {
        let runs: [TextRun]
        let style: ParagraphStyle
    }

    private struct State {
        var young: [Key: Paragraph] = [:]
        var old: [Key: Paragraph] = [:]
        var youngBytes = 0
    }

    private let state: Mutex<State> = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: the bytes of UTF-8 that paragraphs may hold together.
    package init(capacity: Int = 2 << 20) {
        self.capacity = max(0, capacity)
    }

    package func paragraph(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) -> Paragraph {
        let key = Key(runs: runs, style: style)
        if let known = find(key) { return known }
        // Made without the lock; should two threads make the same, the second one stays.
        let made = Paragraph(runs, style: style)
        keep(made, for: key)
        return made
    }

    package func removeAll() {
        let dropped = state.withLock { state in
            defer { state = State() }
            return (state.young, state.old)
        }
        _ = dropped
    }

    /// How many paragraphs are kept.
    package var count: Int {
        state.withLock { $0.young.count + $0.old.count }
    }

    private func find(_ key: Key) -> Paragraph? {
        let known: (paragraph: Paragraph, isOld: Bool)? = state.withLock { state in
            if let young = state.young[key] { return (young, false) }
            return state.old.removeValue(forKey: key).map { ($0, true) }
        }
        if let known, known.isOld { keep(known.paragraph, for: key) }
        return known?.paragraph
    }

    private func keep(_ paragraph: Paragraph, for key: Key) {
        // A paragraph's own size counts too, so that a million empty ones are not free.
        let bytes = paragraph.text.utf8.count + 256
        guard bytes <= capacity / 2 else { return }
        let dropped: [Key: Paragraph] = state.withLock { state in
            var dropped: [Key: Paragraph] = [:]
            if state.youngBytes + bytes > capacity / 2 {
                dropped = state.old
                state.old = state.young
                state.young = [:]
                state.youngBytes = 0
            }
            if state.young.updateValue(paragraph, forKey: key) == nil { state.youngBytes += bytes }
            return dropped
        }
        _ = dropped
    }
}
