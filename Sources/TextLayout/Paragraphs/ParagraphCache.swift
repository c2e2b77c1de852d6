import Synchronization

/// A cache of paragraphs by their content, so that equal text is shaped once. Bounded by the size of the text. It
/// may be used from any thread.
///
/// It has two generations. When the young one is full, the old one is dropped, except for paragraphs that were used
/// since. Dropped paragraphs are freed a few at a time, so that no single lookup frees thousands.
package final class ParagraphCache: Sendable {
    private struct Key: Hashable {
        let runs: [TextRun]
        let style: ParagraphStyle
    }

    private struct State {
        var young: [Key: Paragraph] = [:]
        var old: [Key: Paragraph] = [:]
        var youngBytes = 0
        /// The paragraphs of dropped generations that are still to be freed.
        var leaving: [(key: Key, paragraph: Paragraph)] = []

        mutating func startGeneration() {
            leaving += old.map { ($0.key, $0.value) }
            old = young
            young = [:]
            youngBytes = 0
        }
    }

    /// The number of paragraphs freed for each that is added: more than one, so that all are freed before the next
    /// generation is dropped.
    private static let leavingAtATime = 4

    /// The size in bytes up to which texts are kept. Long texts are seldom equal, and one takes the memory of many
    /// short ones.
    private static let longestText = 768

    private let state: Mutex<State> = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: The maximum size of all texts in bytes of UTF-8, without paragraphs that are still to
    ///   be freed, which are at most half as much. A shaped paragraph takes about 130 bytes of memory per byte of
    ///   text, so a cache of the default capacity takes 50 MB at most.
    package init(capacity: Int = 256 << 10) {
        self.capacity = max(0, capacity)
    }

    /// Returns the paragraph of some runs and a style.
    package func paragraph(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) -> Paragraph {
        let key = Key(runs: runs, style: style)
        if let known = find(key) { return known }
        // Created without the lock. If two threads create equal paragraphs, the second one is kept.
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

    /// The number of paragraphs that are kept.
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
        // The size of the object counts too, so that the number of empty paragraphs is bounded.
        let bytes = paragraph.text.utf8.count + 256
        guard bytes <= min(capacity / 2, Self.longestText) else { return }
        let gone = state.withLock { state in
            if state.youngBytes + bytes > capacity / 2 { state.startGeneration() }
            if state.young.updateValue(paragraph, forKey: key) == nil { state.youngBytes += bytes }
            let gone = Array(state.leaving.suffix(Self.leavingAtATime))
            state.leaving.removeLast(gone.count)
            return gone
        }
        // The paragraphs are freed here, without the lock.
        _ = gone
    }
}
