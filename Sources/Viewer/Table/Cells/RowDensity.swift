import Documents
import UIKit

/// How near rows are to each other.
enum RowDensity: String, CaseIterable {
    case compact = "Compact"
    case regular = "Regular"
    case roomy = "Roomy"

    /// The density of a document: what people compare is compact, and what they read is not.
    @MainActor
    init(for document: any Document) {
        let isProse = [.text, .markdown, .mail].contains(document.format)
        self = DensityChoice.shared.density ?? (isProse ? .regular : .compact)
    }

    /// The next density, and after the last one the first one.
    var next: RowDensity {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// The distance from the edge of a row to its text in the default text size, in points. With a text of 15 points,
    /// whose lines are 18 points high, rows are 20, 26 or 38 points high.
    fileprivate var padding: CGFloat {
        switch self {
        case .compact: 1
        case .regular: 4
        case .roomy: 10
        }
    }
}

/// The distances in rows of a density, in the user's text size.
struct RowMetrics: Equatable {
    let density: RowDensity
    /// The size of texts in proportion to the default size.
    private let scale: CGFloat
    /// The height of a line of a summary, in points.
    let lineHeight: CGFloat

    @MainActor
    init(_ density: RowDensity) {
        self.density = density
        let font = DocumentCell.summaryFont
        (scale, lineHeight) = (font.pointSize / 15, font.lineHeight.rounded(.up))
    }

    /// The distances from the edges of a row to its content.
    var padding: UIEdgeInsets {
        let distance = (density.padding * scale).rounded()
        return UIEdgeInsets(top: distance, left: Self.side, bottom: distance, right: Self.side)
    }

    /// The distance between texts below each other.
    var spacing: CGFloat { density == .compact ? 2 : 6 }

    /// The height of a row with one line.
    var rowHeight: CGFloat { padding.top + lineHeight + padding.bottom }

    /// The distance of the content from the sides, which has room for the sign of a severity.
    static let side: CGFloat = 16
    /// The width of the mark that opens a row, with the distance to the text.
    static let markWidth: CGFloat = 18
    /// The distance from the leading edge of a row of the document to its texts.
    static let textStart = side + markWidth
}
