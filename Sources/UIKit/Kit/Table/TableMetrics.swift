import CoreGraphics
import Motion

/// The metrics of the system's table appearance, in points and seconds.
///
/// They were measured on iOS 26 unless marked. `O` are the recordings of Vercantez/openuikit, whose devices have
/// fonts for Latin, `S` those of iamcgn/swiftui-web, whose simulator has taller lines for other scripts:
/// `docs/fidelity.md` distinguishes them. `Tests/UIKitTests/AppleFacts` has the numbers with their sources.
enum TableMetrics {
    /// The length that stands for one that follows from the content. It is Apple's number.
    static let automaticDimension: CGFloat = -1

    /// The height of a row with one line of text at the default content size (O, Tabs t200).
    static let rowHeight: CGFloat = 52
    /// The height to which the minimum of a row scales with the content size, by the metrics of the body style
    /// (O, TableEditor t200.ax1: 80 at accessibility L).
    static let scaledRowHeight: CGFloat = 44
    /// The space around one line of text in a row (both recordings: 52 - 20.5 and 56 - 24.5).
    static let textPadding: CGFloat = 31.5
    /// The space around several lines of text in a row (S, table/selfsizing: 104 - 76.5).
    static let wrappedTextPadding: CGFloat = 27.5
    /// The distance from the edge to the text in a narrow table.
    static let margin: CGFloat = 16
    /// The margins around the content of a cell in a narrow table (O, realapp_storage_light). The left and right
    /// margins follow the width of the table.
    static let contentMargins = contentMargins(sides: margin)
    static func contentMargins(sides: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 15, left: sides, bottom: 15, right: sides)
    }
    /// The distance from the text to the accessory.
    static let accessorySpacing: CGFloat = 8
    static let chevronSize = CGSize(width: 10.5, height: 14)
    static let checkmarkSize = CGSize(width: 19, height: 18)
    static let checkmarkMargin: CGFloat = 18.5
    /// The distance from the content to a checkmark (O, golden/tableview_plain 1.3.1).
    static let checkmarkSpacing: CGFloat = 2.5
    static let detailButtonSize = CGSize(width: 22, height: 22)
    /// The distance from an image to the text after it (unverified).
    static let imageSpacing: CGFloat = 16
    /// The width of the main label in the `value2` style (unverified).
    static let value2TitleWidth: CGFloat = 91
    static let indentationWidth: CGFloat = 10
    /// The height of a separator, and what a table adds to a row whose height follows from constraints
    /// (O, golden/tableview_plain and realapp_storage_light; S, table/selfsizing).
    static let separatorHeight: CGFloat = 1

    /// The height of a header with one line of text at the default content size. The title is in the middle (O).
    static let plainHeaderHeight: CGFloat = 28
    /// The padding above each plain section that has a header.
    static let plainHeaderTopPadding: CGFloat = 22
    static let firstGroupedHeaderHeight: CGFloat = 55.5
    static let groupedHeaderHeight: CGFloat = 38
    static let groupedHeaderTextBottom: CGFloat = 8
    /// The height of a grouped section's header without a title (unverified).
    static let emptyGroupedHeaderHeight: CGFloat = 17.5
    static let firstEmptyGroupedHeaderHeight: CGFloat = 35
    /// The padding of a footer with text (O: 7.5 + 16 + 6.5; S, table/grouped, has the same height).
    static let groupedFooterPadding: (top: CGFloat, bottom: CGFloat) = (7.5, 6.5)
    static let emptyGroupedFooterHeight: CGFloat = 17.5
    /// The height of a footer's text of one line.
    static let groupedFooterLineHeight: CGFloat = 16
    static let cardRadius = Looks.cardRadius.light

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
