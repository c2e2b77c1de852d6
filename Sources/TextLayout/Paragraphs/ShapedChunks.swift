import Synchronization

/// The shaped text of a paragraph's chunks, as far as it was asked for.
///
/// A chunk above 64 KB is shaped in part: the start, when a limit on lines and width says that no more can be
/// visible, and the end, when that is visible behind an ellipsis. The part that is shaped ends 2 KB behind what is
/// visible, at a space if there is one. The result is that of the whole text, except where brackets or directional
/// isolates opened in the visible text are closed beyond these 2 KB, or where only characters without a direction
/// follow for as long.
struct ShapedChunks: ~Copyable, Sendable {
    /// The first chunk, which most often is the only one, once all of it is shaped. Read without a lock.
    private let first = Once<ShapedText>()
    private let state: Mutex<State> = Mutex(State())

    /// Not `private`: Swift 6.3 does not link a private type in the `Mutex` of a noncopyable property in another file.
    struct State {
        /// All of a chunk, or as much of its start as was needed.
        var heads: [Int: ShapedText] = [:]
        /// The ends of chunks that are shaped in part.
        var tails: [Int: ShapedText] = [:]
        /// Chunks without text are all alike except for their style and direction.
        var empty: [EmptyKey: ShapedText] = [:]
    }

    struct EmptyKey: Hashable {
        var span: Int
        var isRightToLeft: Bool
    }

    /// The size of a chunk, in bytes, up to which it is always shaped as a whole.
    static let wholeSize = 1 << 16
    /// The number of bytes next to a cut that are shaped but not shown.
    static let margin = 1 << 11

    /// The text of the first chunk, once all of it is shaped.
    var whole: ShapedText? { first.value }

    /// The number of bytes that have been shaped and are kept.
    var byteCount: Int {
        state.withLock { state in
            (state.heads.values.map(\.count) + state.tails.values.map(\.count)).reduce(0, +) + (first.value?.count ?? 0)
        }
    }

    /// Returns the text of a chunk, or its start.
    ///
    /// - Parameter reach: The number of bytes that are wanted at least. A chunk that is not large comes as a whole.
    func text(ofChunk index: Int, of paragraph: Paragraph, reach: Int) -> ShapedText {
        if index == 0, let known = first.value { return known }
        let chunk = paragraph.chunks[index]
        let isWhole = chunk.range.count <= max(Self.wholeSize, reach)
        let wanted = isWhole ? chunk.range.count : reach
        return state.withLock { state in
            // Another thread may have been faster.
            if index == 0, let known = first.value { return known }
            if let known = state.heads[index], known.count >= wanted { return known }
            if chunk.range.isEmpty { return Self.emptyText(of: chunk, of: paragraph, &state) }
            let end =
                isWhole ? chunk.range.upperBound : chunk.cut(after: chunk.range.lowerBound + reach, in: paragraph.text)
            let made = paragraph.shape(chunk.range.lowerBound..<end, of: chunk)
            if index == 0, isWhole {
                state.heads[0] = nil
                return first.set(made)
            }
            state.heads[index] = made
            return made
        }
    }

    /// Returns the end of a chunk's text; all of it if it is not large, or shaped already.
    ///
    /// - Parameter reach: The number of bytes that are wanted at least.
    func tail(ofChunk index: Int, of paragraph: Paragraph, reach: Int) -> ShapedText {
        let chunk = paragraph.chunks[index]
        guard chunk.range.count > max(Self.wholeSize, reach) else {
            return text(ofChunk: index, of: paragraph, reach: .max)
        }
        return state.withLock { state in
            if index == 0, let known = first.value { return known }
            if let known = state.heads[index], known.count == chunk.range.count { return known }
            if let known = state.tails[index], known.count >= reach { return known }
            let start = chunk.cut(before: chunk.range.upperBound - reach, in: paragraph.text)
            let made = paragraph.shape(start..<chunk.range.upperBound, of: chunk)
            state.tails[index] = made
            return made
        }
    }

    private static func emptyText(of chunk: TextChunk, of paragraph: Paragraph, _ state: inout State) -> ShapedText {
        let key = EmptyKey(
            span: paragraph.spans.overlapping(chunk.range).startIndex,
            isRightToLeft: chunk.isRightToLeft
        )
        if let known = state.empty[key] { return known }
        let made = paragraph.shape(chunk.range, of: chunk)
        state.empty[key] = made
        return made
    }
}
