import CoreGraphics
import Motion

/// The measures of the system's look of tables, in points and seconds. Measured on iOS 26 unless marked.
enum TableMetrics {
    /// A row of one line of 17 point text.
    static let rowHeight: CGFloat = 56
    /// Above and below the text of a row.
    static let textPadding: CGFloat = 17.75
    /// A row of one line of text above one of detail.
    static let subtitleRowHeight: CGFloat = 73
    static let subtitlePadding: (top: CGFloat, between: CGFloat, bottom: CGFloat) = (11, 3, 13.5)
    /// From the edge to the text.
    static let margin: CGFloat = 16
    /// Around what is in a cell. Above and below unverified.
    static let contentMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    /// From the text to the accessory.
    static let accessorySpacing: CGFloat = 8
    static let chevronSize = CGSize(width: 10.5, height: 14)
    static let checkmarkSize = CGSize(width: 19, height: 18)
    static let checkmarkMargin: CGFloat = 18.5
    static let detailButtonSize = CGSize(width: 22, height: 22)
    /// From an image to the text after it (unverified).
    static let imageSpacing: CGFloat = 16
    /// The first text of the `value2` style (unverified).
    static let value2TitleWidth: CGFloat = 91
    static let indentationWidth: CGFloat = 10
    static let separatorHeight: CGFloat = 0.5

    static let plainHeaderHeight: CGFloat = 28
    static let plainHeaderTextTop: CGFloat = 2
    /// Above each plain section that has a header.
    static let plainHeaderTopPadding: CGFloat = 22
    static let firstGroupedHeaderHeight: CGFloat = 55.5
    static let groupedHeaderHeight: CGFloat = 38
    static let groupedHeaderTextBottom: CGFloat = 8
    /// Of a grouped section without a title (unverified).
    static let emptyGroupedHeaderHeight: CGFloat = 17.5
    static let firstEmptyGroupedHeaderHeight: CGFloat = 35
    static let groupedFooterPadding: CGFloat = 4.5
    static let emptyGroupedFooterHeight: CGFloat = 17.5
    static let groupedFooterLineHeight: CGFloat = 21
    static let cardRadius: CGFloat = 26

    /// How rows move when some come or go.
    static let spring = Spring(mass: 1, stiffness: 438.649, damping: 41.888)
    static let updateDuration: Double = 0.441
    /// Up to how many rows the delegate is asked for all heights beforehand.
    static let eagerRowLimit = 1000
    /// Up to how many rows it is asked for all heights again in an update.
    static let eagerUpdateLimit = 200
    /// Up to how many sections everything is asked about headers and footers again in an update.
    static let eagerSectionLimit = 1000
    /// Up to how many rows the delegate is asked for all estimates; of more it is asked for a sample.
    static let eagerEstimateLimit = 10_000
    /// How far from the screen rows are measured while nothing moves, in heights of the screen.
    static let reachAhead: CGFloat = 3
    /// How many rows, headers and footers are measured in a turn of idle time.
    static let idlePortion = 4
    /// How the highlight of a row goes (unverified).
    static let deselectionDuration: Double = 0.3

    // MARK: Limits

    /// The most rows of a section, and sections of a table. `NSNotFound` is above it.
    static let highestCount = 1 << 40
    /// The greatest height of a row, in points.
    static let greatestHeight: CGFloat = 1e9
    /// The end of what may be asked about, in points.
    static let greatestExtent = 1e15
}
