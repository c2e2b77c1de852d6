import CoreGraphics

/// The metrics of lists in points, on iOS 26.
///
/// `S` are the recordings of iamcgn/swiftui-web (Fixtures/Goldens/uikit/collection), `O` those of Vercantez/openuikit,
/// `C` those of kern0x1b/charon, whose device is a Mac.
enum ListMetrics {
    /// The estimate of rows, headers and footers (C: 40.04 is 0.91 of it).
    static let rowEstimate: CGFloat = 44
    static let headerEstimate: CGFloat = 40.5
    static let footerEstimate: CGFloat = 30
    /// The estimate of the width of headers that are as wide as their content.
    static let narrowHeaderEstimate: CGFloat = 100
    /// The sides of cards (S: a card of 288 in 320; O: 343 in 375).
    static let cardSides: CGFloat = 16
    static let cardRadius: CGFloat = 26
    /// The room above and below the rows of a grouped section without a header and a footer (S, list: 35 between two).
    static let groupGap: CGFloat = 17.5
    /// The additional room above the first section (S, list: 35 in all).
    static let firstGroupGap: CGFloat = 17.5
    /// The room above the header of a plain section (S, plainlist).
    static let plainHeaderTopPadding: CGFloat = 22
    /// The insets of sidebars (C, on a Mac; unverified on other devices).
    static let sidebarInsets = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 10, trailing: 13)
    /// The radius of a selected row in a sidebar (unverified).
    static let sidebarRadius: CGFloat = 10
    /// The z index of headers and footers (C).
    static let boundaryZIndex = 200

    /// The distance of accessories from the edges of a list's cell, and that of cells in other layouts (C).
    static let margin: CGFloat = 16
    static let outerMargin: CGFloat = 8
    /// The margin of content beside a trailing accessory (O).
    static let marginBesideAccessory: CGFloat = 8
    /// The room between leading accessories, and between trailing ones (C).
    static let leadingSpacing: CGFloat = 16
    static let trailingSpacing: CGFloat = 8
    /// The width of an accessory by default (C), and those of a chevron and a grip.
    static let accessoryWidth: CGFloat = 24
    static let chevronWidth: CGFloat = 14
    static let editControl = EditingMetrics.controlSize
    /// The width of a grip, and the distance of the line before it from the grip (O, C).
    static let gripWidth: CGFloat = 27
    static let gripLineDistance: CGFloat = 17
    /// The height of separators (S, O).
    static let separatorHeight: CGFloat = TableMetrics.separatorHeight
    /// The distance of a separator from the trailing edge (S, O).
    static let separatorTrailing: CGFloat = 16
    /// The time in which accessories come and go, and chevrons turn.
    static let duration: Double = 0.3
}
