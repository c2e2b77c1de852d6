/// The paragraphs of a text, in UTF-16 units.
enum ParagraphRanges {
    /// Returns the paragraphs inside a range that begins and ends between paragraphs: each one without its line
    /// break, and its length with it. Costs O(n) in the length of the range.
    static func ranges(in range: Range<Int>, of text: String) -> [(visible: Range<Int>, length: Int)] {
        var found: [(visible: Range<Int>, length: Int)] = []
        var (start, place, wasReturn) = (range.lowerBound, range.lowerBound, false)
        func end(breakLength: Int) {
            found.append((start..<place - breakLength, place - start))
            start = place
        }
        let units = text.utf16
        let first = units.index(units.startIndex, offsetBy: range.lowerBound)
        for unit in units[first...].prefix(range.count) {
            // A carriage return and a line feed are one break.
            if wasReturn, unit != 0x0A { end(breakLength: 1) }
            place += 1
            if unit == 0x0A || unit == 0x2029 { end(breakLength: wasReturn && unit == 0x0A ? 2 : 1) }
            wasReturn = unit == 0x0D
        }
        if wasReturn { end(breakLength: 1) }
        if start < range.upperBound { end(breakLength: 0) }
        return found
    }
}
