/// The texts from which the lines of a frame take their glyphs. Nearly always there is one, which needs no
/// allocation.
struct LineContents {
    private var first: LineContent?
    private var others: [LineContent] = []

    var count: Int { first == nil ? 0 : others.count + 1 }

    subscript(index: Int) -> LineContent {
        if index == 0, let first { return first }
        return others[index - 1]
    }

    /// Appends a text and returns its index.
    mutating func append(_ content: LineContent) -> Int {
        if first == nil {
            first = content
            return 0
        }
        others.append(content)
        return others.count
    }

    /// Removes all texts behind the first `count`.
    mutating func removeAll(behind count: Int) {
        if count == 0 { first = nil }
        others.removeLast(others.count - max(0, count - 1))
    }
}
