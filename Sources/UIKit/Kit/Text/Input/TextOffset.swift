/// A position in a text that is edited.
final class TextOffset: UITextPosition {
    /// The offset from the start, in UTF-16 units.
    let value: Int

    init(_ value: Int) {
        self.value = value
    }

    /// Returns the position at a distance; `nil` outside a range.
    func moved(by distance: Int, within range: ClosedRange<Int>) -> TextOffset? {
        let (sum, overflows) = value.addingReportingOverflow(distance)
        return !overflows && range.contains(sum) ? TextOffset(sum) : nil
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    override var hash: Int { value }
}

/// A range of a text that is edited.
final class TextOffsetRange: UITextRange {
    /// The range of offsets from the start, in UTF-16 units.
    let value: Range<Int>

    init(_ value: Range<Int>) {
        self.value = value
    }

    /// Creates the range between two positions, in either order; `nil` for positions of another text input.
    convenience init?(from first: UITextPosition, to second: UITextPosition) {
        guard let first = first as? TextOffset, let second = second as? TextOffset else { return nil }
        self.init(min(first.value, second.value)..<max(first.value, second.value))
    }

    override var start: UITextPosition { TextOffset(value.lowerBound) }
    override var end: UITextPosition { TextOffset(value.upperBound) }
    override var isEmpty: Bool { value.isEmpty }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.value == value }
    override var hash: Int { value.hashValue }
}
