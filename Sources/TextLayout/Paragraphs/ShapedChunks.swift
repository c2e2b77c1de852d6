/// What of a paragraph has been shaped so far.
struct ShapedChunks {
    /// Chunks, or as much of their start as was needed.
    var heads: [Int: ShapedText] = [:]
    /// As much as was needed of the end of chunks of which not all is shaped.
    var tails: [Int: ShapedText] = [:]
    /// Chunks without text are all alike but for their style and direction.
    var empty: [EmptyKey: ShapedText] = [:]

    struct EmptyKey: Hashable {
        var span: Int
        var isRightToLeft: Bool
    }
}
