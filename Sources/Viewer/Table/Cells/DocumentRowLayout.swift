import UIKit

/// Where the parts of a row are, closed and open: plain arithmetic over the heights of its texts, in points.
struct DocumentRowLayout: Equatable {
    static let padding = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    /// The room for the row's indicator, which is kept free beside all of its texts.
    static let indicatorSize = CGSize(width: 20, height: 20)
    static let spacing: CGFloat = 6

    /// The summary with as many lines as a closed row shows.
    var closedSummary: CGFloat
    /// The whole summary.
    var wholeSummary: CGFloat
    /// What an open row shows below the summary; 0 if there is nothing.
    var detail: CGFloat
    /// What is wrong with the row; 0 if nothing is.
    var problem: CGFloat

    /// How wide the texts are in a row of that width.
    static func textWidth(inRowOf width: CGFloat) -> CGFloat {
        max(0, width - padding.left - padding.right - indicatorSize.width - spacing)
    }

    /// Whether an open row shows more than a closed one.
    var unfolds: Bool { detail > 0 || wholeSummary > closedSummary }

    /// The height of the row.
    func height(isOpen: Bool) -> CGFloat {
        let summary = isOpen ? wholeSummary : closedSummary
        let below = isOpen ? detail : 0
        return Self.padding.top + summary + spaced(below) + spaced(problem) + Self.padding.bottom
    }

    /// Where the text below the summary begins.
    var detailTop: CGFloat { Self.padding.top + wholeSummary + Self.spacing }

    /// Where the note of what is wrong begins.
    func problemTop(isOpen: Bool) -> CGFloat {
        height(isOpen: isOpen) - Self.padding.bottom - problem
    }

    private func spaced(_ height: CGFloat) -> CGFloat {
        height > 0 ? height + Self.spacing : 0
    }
}
