/// The rows that every side shows: lines of text that depend on a hash of the row's number, so that
/// nothing needs to be stored.
///
/// They repeat after a thousand rows, so that tables of any size can show the same screen.
enum MixedRows {
    /// The line height in points. A row with one line has a height of 44 points.
    static let lineHeight = 18
    static let padding = 13
    static let period = 1_000
    /// The lines that a row shows when it unfolds.
    static let detail = ["What was folded away", "comes into sight here,", "and what is below", "makes room for it."]

    /// Returns the number of lines of a folded row: 1 to 4, in equal shares.
    static func lines(_ row: Int) -> Int {
        var hash = UInt32(row % period)
        hash = (hash ^ (hash >> 16)) &* 0x45d9_f3b
        hash = (hash ^ (hash >> 16)) &* 0x45d9_f3b
        return Int((hash >> 16) & 3) + 1
    }

    /// Returns the height of a folded row in points.
    static func height(_ row: Int) -> Int { 2 * padding + lines(row) * lineHeight }

    /// Returns the total height of a number of rows in points. The number is a multiple of the period,
    /// and all rows are folded.
    static func totalHeight(_ count: Int) -> Int { count / period * (0..<period).reduce(0) { $0 + height($1) } }

    /// Returns the text of a row, which contains a number. All numbers have the same length.
    static func text(_ row: Int, number: Int) -> String {
        let digits = String(number)
        let name = "Row " + String(repeating: "0", count: max(0, 10 - digits.count)) + digits
        return ([name] + rest.prefix(lines(row) - 1)).joined(separator: "\n")
    }

    private static let rest = ["has a second line", "and a third one,", "and ends with the fourth."]
}
