import Documents
import UIKit

/// The columns that fit into the width of rows, and where they are.
struct ColumnLayout: Equatable {
    /// A column that is shown.
    struct Place: Equatable {
        /// The column's place among those of the document.
        var column: Int
        var name: String
        /// The distance from the leading edge of the row, in points.
        var start: CGFloat
        var width: CGFloat
        var isNumeric: Bool

        /// Returns the alignment of the column's texts. Numbers run from left to right in every language, so their last
        /// digits are below each other at the right edge.
        func alignment(isRightToLeft: Bool) -> NSTextAlignment {
            isNumeric || isRightToLeft ? .right : .left
        }
    }

    /// The width from which on rows are divided into columns. A narrower table shows each record on its own lines.
    static let leastWidth: CGFloat = 600
    static let spacing: CGFloat = 16
    /// The width of a text column that is wide enough to be told from others, in characters.
    private static let leastTextWidth = 10

    private(set) var places: [Place] = []
    /// The column that takes the rest of the width, and whose text wraps in an open row; `nil` if all are numbers.
    private(set) var flexible: Int?
    /// The chosen columns after and before those that are shown.
    private(set) var hiddenAfter = 0
    private(set) var hiddenBefore = 0

    /// - Parameters:
    ///   - chosen: The columns to show, by their places.
    ///   - widths: The widths that the user has given to columns, by their places.
    ///   - skipped: The number of columns after the first one that are not shown, so that later ones are.
    ///   - width: The width of the rows in points.
    ///   - advance: The width of a character in points.
    /// - Returns: `nil` if there are not two columns, or if the width is not enough for them.
    init?(
        _ columns: [RecordColumn],
        chosen: [Int],
        widths: [Int: CGFloat] = [:],
        skipped: Int = 0,
        width: CGFloat,
        advance: CGFloat
    ) {
        guard width >= Self.leastWidth, chosen.count > 1 else { return nil }
        let room = DocumentRowLayout.textWidth(inRowOf: width)
        // The first column stays, because it usually names the record.
        let candidates = chosen.prefix(1) + chosen.dropFirst(1 + min(skipped, max(0, chosen.count - 2)))
        var shown: [(column: Int, least: CGFloat, natural: CGFloat)] = []
        var used: CGFloat = 0
        for column in candidates {
            let (least, natural) = widths[column].map { ($0, $0) } ?? Self.widths(columns[column], advance)
            let more = least + (shown.isEmpty ? 0 : Self.spacing)
            guard shown.isEmpty || used + more <= room else { break }
            used += more
            shown.append((column, least, natural))
        }
        hiddenBefore = chosen.count - candidates.count
        hiddenAfter = candidates.count - shown.count
        // A column with a width of its own takes no more.
        let texts = shown.filter { !columns[$0.column].isNumeric && widths[$0.column] == nil }
        flexible = texts.max { $0.natural < $1.natural }?.column
        place(shown, columns, room: room, rest: max(0, room - used))
    }

    private static func widths(_ column: RecordColumn, _ advance: CGFloat) -> (least: CGFloat, natural: CGFloat) {
        // Capitals are wider than digits.
        let natural = (CGFloat(column.width + 1) * advance).rounded(.up)
        // Half a number or half a date is none.
        let isRigid = column.role != nil || column.width <= 8
        return (isRigid ? natural : min(natural, CGFloat(leastTextWidth) * advance), natural)
    }

    /// Divides the rest of the width among the columns that want more, and gives what is left to the flexible one.
    private mutating func place(
        _ shown: [(column: Int, least: CGFloat, natural: CGFloat)],
        _ columns: [RecordColumn],
        room: CGFloat,
        rest: CGFloat
    ) {
        let wanted = shown.reduce(0) { $0 + $1.natural - $1.least }
        let share = wanted > 0 ? min(1, rest / wanted) : 0
        var start = RowMetrics.textStart
        let left = rest - wanted * share
        for item in shown {
            let isFlexible = item.column == flexible
            let width = (item.least + (item.natural - item.least) * share).rounded(.down) + (isFlexible ? left : 0)
            places.append(
                Place(
                    column: item.column,
                    name: columns[item.column].name,
                    start: start,
                    width: width,
                    isNumeric: columns[item.column].isNumeric
                )
            )
            start += width + Self.spacing
        }
    }

    /// Returns the column at a distance from the leading edge; `nil` if there is none.
    func place(at x: CGFloat) -> Place? {
        places.first { $0.start - Self.spacing / 2 <= x && x < $0.start + $0.width + Self.spacing / 2 }
    }

    /// The place of the flexible column.
    var flexiblePlace: Place? { flexible.flatMap { flexible in places.first { $0.column == flexible } } }
}
