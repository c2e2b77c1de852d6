/// A position in a field's text.
final class TextOffset: UITextPosition {
    /// The offset from the start, in UTF-16 units.
    let value: Int

    init(_ value: Int) {
        self.value = value
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    override var hash: Int { value }
}

/// A range of a field's text.
final class TextOffsetRange: UITextRange {
    /// The range of offsets from the start, in UTF-16 units.
    let value: Range<Int>

    init(_ value: Range<Int>) {
        self.value = value
    }

    override var start: UITextPosition { TextOffset(value.lowerBound) }
    override var end: UITextPosition { TextOffset(value.upperBound) }
    override var isEmpty: Bool { value.isEmpty }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.value == value }
    override var hash: Int { value.hashValue }
}
