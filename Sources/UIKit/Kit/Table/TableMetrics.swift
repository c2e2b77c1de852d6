import CoreGraphics
import Motion

/// The metrics of the system's table appearance, in points and seconds. They were measured on iOS 26 unless marked.
enum TableMetrics {
    /// The height of a row with one line of 17 point text.
    static let rowHeight: CGFloat = 56
    /// The padding above and below the text of a row.
    static let textPadding: CGFloat = 17.75
    /// The height of a row with one line of text above one of detail.
    static let subtitleRowHeight: CGFloat = 73
    static let subtitlePadding: (top: CGFloat, between: CGFloat, bottom: CGFloat) = (11, 3, 13.5)
    /// The distance from the edge to the text.
    static let margin: CGFloat = 16
    /// The margins around the content of a cell. The top and bottom margins are unverified.
    static let contentMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    /// The distance from the text to the accessory.
    static let accessorySpacing: CGFloat = 8
    static let chevronSize = CGSize(width: 10.5, height: 14)
    static let checkmarkSize = CGSize(width: 19, height: 18)
    static let checkmarkMargin: CGFloat = 18.5
    static let detailButtonSize = CGSize(width: 22, height: 22)
    /// The distance from an image to the text after it (unverified).
    static let imageSpacing: CGFloat = 16
    /// The width of the main label in the `value2` style (unverified).
    static let value2TitleWidth: CGFloat = 91
    static let indentationWidth: CGFloat = 10
    static let separatorHeight: CGFloat = 0.5

    static let plainHeaderHeight: CGFloat = 28
    static let plainHeaderTextTop: CGFloat = 2
    /// The padding above each plain section that has a header.
    static let plainHeaderTopPadding: CGFloat = 22
    static let firstGroupedHeaderHeight: CGFloat = 55.5
    static let groupedHeaderHeight: CGFloat = 38
    static let groupedHeaderTextBottom: CGFloat = 8
    /// The height of a grouped section's header without a title (unverified).
    static let emptyGroupedHeaderHeight: CGFloat = 17.5
    static let firstEmptyGroupedHeaderHeight: CGFloat = 35
    static let groupedFooterPadding: CGFloat = 4.5
    static let emptyGroupedFooterHeight: CGFloat = 17.5
    static let groupedFooterLineHeight: CGFloat = 21
    static let cardRadius: CGFloat = 26

    /// The spring with which rows move when others are inserted or deleted.
    static let spring = Spring(mass: 1, stiffness: 438.649, damping: 41.888)
    static let updateDuration: Double = 0.441
    /// The number of rows up to which the delegate is asked for all heights in advance.
    static let eagerRowLimit = 1000
    /// The number of rows up to which the delegate is asked for all heights again in an update.
    static let eagerUpdateLimit = 200
    /// The number of sections up to which all headers and footers are asked about again in an update.
    static let eagerSectionLimit = 1000
    /// The number of rows up to which the delegate is asked for all estimates. Of more rows it is asked for a sample.
    static let eagerEstimateLimit = 10_000
    /// The distance from the screen within which rows are measured while nothing moves, in screen heights.
    static let reachAhead: CGFloat = 3
    /// The number of rows, headers and footers that are measured in a turn of idle time.
    static let idlePortion = 4
    /// The duration of a deselection (unverified).
    static let deselectionDuration: Double = 0.3

    // MARK: Limits

    /// The maximum number of rows in a section, and of sections in a table. `NSNotFound` is above it.
    static let highestCount = 1 << 40
    /// The maximum height of a row, in points.
    static let greatestHeight: CGFloat = 1e9
    /// The greatest coordinate that a query about rows can have, in points.
    static let greatestExtent = 1e15
}
