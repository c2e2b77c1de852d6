/// The replacement of a range of bytes of a source.
struct Edit: Equatable, Sendable {
    var range: Range<Int>
    var text: String

    /// Creates a replacement of the same length: the text, with spaces before it. A longer text makes the line longer.
    ///
    /// - Parameter padding: The side that gets the spaces.
    init(_ range: Range<Int>, paddedTo text: String, on padding: Padding = .before) {
        self.range = range
        let spaces = String(repeating: " ", count: max(0, range.count - text.utf8.count))
        self.text = padding == .before ? spaces + text : text + spaces
    }

    /// Creates an insertion.
    init(insert text: String, at offset: Int) {
        range = offset..<offset
        self.text = text
    }

    enum Padding { case before, after }
}
