import UIKit

/// The layout of a row, closed and open, computed from the heights of its texts in points.
struct DocumentRowLayout: Equatable {
    static let padding = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    /// The size of the row's indicator. No text is beside or below it.
    static let indicatorSize = CGSize(width: 20, height: 20)
    static let spacing: CGFloat = 6

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
        max(0, width - padding.left - padding.right - indicatorSize.width - spacing - indentation(depth, width))
    }

    /// Returns the indentation of a row inside others. It stops where the text would be too narrow.
    static func indentation(_ depth: Int, _ width: CGFloat) -> CGFloat {
        min(CGFloat(depth) * indentationStep, (max(0, width) * 0.4).rounded())
    }

    /// The distance by which a row begins after the row that it is inside of.
    static let indentationStep: CGFloat = 18

    /// Whether an open row shows more than a closed one.
    var unfolds: Bool { detail > 0 || wholeSummary > closedSummary }

    /// Returns the height of the row.
    func height(isOpen: Bool) -> CGFloat {
        let summary = isOpen ? wholeSummary : closedSummary
        let below = isOpen ? detail : 0
        return Self.padding.top + summary + spaced(below) + spaced(problem) + Self.padding.bottom
    }

    /// The top of the text below the summary.
    var detailTop: CGFloat { Self.padding.top + wholeSummary + Self.spacing }

    /// Returns the top of the description of the row's flaws.
    func problemTop(isOpen: Bool) -> CGFloat {
        height(isOpen: isOpen) - Self.padding.bottom - problem
    }

    private func spaced(_ height: CGFloat) -> CGFloat {
        height > 0 ? height + Self.spacing : 0
    }
}
