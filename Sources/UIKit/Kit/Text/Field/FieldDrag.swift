/// A drag that selects text in a field.
struct FieldDrag {
    /// The range that was selected when the drag began. It stays selected as a whole.
    private var start: Range<Int>?

    /// Begins a drag. A range that isn't empty makes the selection extend by words.
    mutating func begin(_ range: Range<Int>) { start = range }

    mutating func end() { start = nil }

    /// Returns the ends of the selection when the drag is at an offset; `nil` without a drag.
    func ends(at place: Int, in text: EditableText) -> (anchor: Int, focus: Int)? {
        guard let start else { return nil }
        let reached = start.isEmpty ? place..<place : text.word(at: place)
        return place < start.lowerBound
            ? (start.upperBound, min(reached.lowerBound, start.lowerBound))
            : (start.lowerBound, max(reached.upperBound, start.upperBound))
    }
}
