import UIKit

/// The layout of a row, closed and open, computed from the heights of its texts in points.
struct DocumentRowLayout: Equatable {
    let metrics: RowMetrics
    /// The height of the summary in a closed row.
    var closedSummary: CGFloat
    /// The height of the whole summary.
    var wholeSummary: CGFloat
    /// The height of the text below the summary of an open row; 0 if there is none.
    var detail: CGFloat
    /// The height of the description of the row's flaws; 0 if there is none.
    var problem: CGFloat

    /// Returns the width of the texts in a row of a width.
    static func textWidth(inRowOf width: CGFloat, depth: Int = 0) -> CGFloat {
        max(0, width - RowMetrics.textStart - RowMetrics.side - indentation(depth, width))
    }

    /// Returns the indentation of a row inside others. It stops where the text would be too narrow.
    static func indentation(_ depth: Int, _ width: CGFloat) -> CGFloat {
        min(CGFloat(depth) * indentationStep, (max(0, width) * 0.4).rounded())
    }

    /// The distances from the leading edge of the lines below the marks of the rows around a row.
    static func guides(_ depth: Int, _ width: CGFloat) -> [CGFloat] {
        let end = indentation(depth, width)
        let middle = RowMetrics.side + (markSize / 2).rounded()
        var places: [CGFloat] = []
        for level in 0..<max(0, depth) {
            let start = CGFloat(level) * indentationStep
            guard start < end else { break }
            places.append(middle + start)
        }
        return places
    }

    /// The distance by which a row begins after the row that it is inside of.
    static let indentationStep: CGFloat = 18
    /// The width of the mark of a row.
    static let markSize: CGFloat = 14

    /// Whether an open row shows more than a closed one.
    var unfolds: Bool { detail > 0 || wholeSummary > closedSummary }

    /// Returns the height of the row.
    func height(isOpen: Bool) -> CGFloat {
        let summary = isOpen ? wholeSummary : closedSummary
        let below = isOpen ? detail : 0
        return metrics.padding.top + summary + spaced(below) + spaced(problem) + metrics.padding.bottom
    }

    /// The top of the text below the summary.
    var detailTop: CGFloat { metrics.padding.top + wholeSummary + metrics.spacing }

    /// Returns the top of the description of the row's flaws.
    func problemTop(isOpen: Bool) -> CGFloat {
        height(isOpen: isOpen) - metrics.padding.bottom - problem
    }

    private func spaced(_ height: CGFloat) -> CGFloat {
        height > 0 ? metrics.spacing + height : 0
    }
}
