/// A text with references to settings, such as `$(NAME)` and `${NAME:modifier}`.
///
/// All brackets are matched in one pass, so that a text of nothing but open brackets takes no longer than others.
struct SettingTemplate {
    /// A part of a text.
    enum Part {
        case text(Range<Int>)
        /// A reference, with the range between its brackets, which may contain references.
        case reference(Range<Int>)
    }

    private let bytes: [UInt8]
    /// For each open bracket, the place of the bracket that closes it.
    private let ends: [Int: Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var (ends, round, curly): ([Int: Int], [Int], [Int]) = ([:], [], [])
        for (place, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("): round.append(place)
            case UInt8(ascii: "{"): curly.append(place)
            case UInt8(ascii: ")"): if let open = round.popLast() { ends[open] = place }
            case UInt8(ascii: "}"): if let open = curly.popLast() { ends[open] = place }
            default: break
            }
        }
        self.ends = ends
    }

    var range: Range<Int> { bytes.indices }

    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The parts of a range, in order.
    func parts(of range: Range<Int>) -> [Part] {
        var (parts, start, place): ([Part], Int, Int) = ([], range.lowerBound, range.lowerBound)
        while place < range.upperBound {
            guard bytes[place] == UInt8(ascii: "$"), let end = ends[place + 1], end < range.upperBound else {
                place += 1
                continue
            }
            if start < place { parts.append(.text(start..<place)) }
            parts.append(.reference(place + 2..<end))
            (start, place) = (end + 1, end + 1)
        }
        if start < range.upperBound { parts.append(.text(start..<range.upperBound)) }
        return parts
    }
}
