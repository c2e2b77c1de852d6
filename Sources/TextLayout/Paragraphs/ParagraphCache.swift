import Synchronization

/// Paragraphs by content, so that equal text is shaped once. Bounded by the text kept; usable from any thread.
///
/// Entries live in two generations: when the young one is full the old one is dropped, unless used in between. What is
/// dropped goes a few at a time, so that no single paragraph costs the freeing of thousands.
package final class ParagraphCache: Sendable {
    private struct Key: Hashable {
        let runs: [TextRun]
        let style: ParagraphStyle
    }

    private struct State {
        var young: [Key: Paragraph] = [:]
        var old: [Key: Paragraph] = [:]
        var youngBytes = 0
        /// What is still to be freed of the generation that was dropped last.
        var leaving: [(key: Key, paragraph: Paragraph)] = []

        mutating func startGeneration() {
            leaving += old.map { ($0.key, $0.value) }
            old = young
            young = [:]
            youngBytes = 0
        }
    }

    /// How many leave for each that comes: more than one, so that all are gone before the next generation is.
    private static let leavingAtATime = 4

    /// Long texts are seldom equal, and one takes the memory of many short ones.
    private static let longestText = 768

    private let state: Mutex<State> = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: the bytes of UTF-8 that paragraphs may hold together; those that are leaving, half as much at
    ///   most, not counted. A shaped paragraph takes about 130 bytes of memory for each of its text, so all of a cache of the
    ///   default capacity takes 50 MB at most.
    package init(capacity: Int = 256 << 10) {
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
            return state
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
        guard bytes <= min(capacity / 2, Self.longestText) else { return }
        let gone = state.withLock { state in
            if state.youngBytes + bytes > capacity / 2 { state.startGeneration() }
            if state.young.updateValue(paragraph, forKey: key) == nil { state.youngBytes += bytes }
            let gone = Array(state.leaving.suffix(Self.leavingAtATime))
            state.leaving.removeLast(gone.count)
            return gone
        }
        // Freed here, without the lock.
        _ = gone
    }
}
