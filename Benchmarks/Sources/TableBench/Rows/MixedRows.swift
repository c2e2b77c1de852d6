/// The rows that every side shows: mixed lines of text, by a hash of the row's number, so that nothing has to be kept.
///
/// After a thousand rows they repeat, so that what is on the screen can be the same in a table of any size.
enum MixedRows {
    /// Points. One line makes a row of 44.
    static let lineHeight = 18
    static let padding = 13
    static let period = 1_000
    /// What a row shows when it unfolds.
    static let detail = ["What was folded away", "comes into sight here,", "and what is below", "makes room for it."]

    /// Lines of a row that is folded: 1 to 4, each as often as the others.
    static func lines(_ row: Int) -> Int {
        var hash = UInt32(row % period)
        hash = (hash ^ (hash >> 16)) &* 0x45d9_f3b
        hash = (hash ^ (hash >> 16)) &* 0x45d9_f3b
        return Int((hash >> 16) & 3) + 1
    }

    /// Points of a row that is folded.
    static func height(_ row: Int) -> Int { 2 * padding + lines(row) * lineHeight }

    /// Points of so many rows, which are whole periods, all folded.
    static func totalHeight(_ count: Int) -> Int { count / period * (0..<period).reduce(0) { $0 + height($1) } }

    /// The text of a row, which names a number; all numbers are as long.
    static func text(_ row: Int, number: Int) -> String {
        let digits = String(number)
        let name = "Row " + String(repeating: "0", count: max(0, 10 - digits.count)) + digits
        return ([name] + rest.prefix(lines(row) - 1)).joined(separator: "\n")
    }

    private static let rest = ["has a second line", "and a third one,", "and ends with the fourth."]
}
