import CoreGraphics

/// The appearance that a list content configuration begins with.
///
/// The margins of cells and the paddings are those of iOS 26, as a program on a device printed them (unverified for
/// headers, footers and sidebars, as are the text styles of prominent headers).
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer
    case prominentHeader, extraProminentHeader
    case sidebarCell, sidebarSubtitleCell
    case accompaniedSidebarCell, accompaniedSidebarSubtitleCell

    var margins: NSDirectionalEdgeInsets {
        switch self {
        case .cell, .subtitleCell, .valueCell: .init(top: 15, leading: 16, bottom: 15, trailing: 8)
        case .header, .prominentHeader, .extraProminentHeader: .init(top: 10, leading: 8, bottom: 10, trailing: 8)
        case .footer: .init(top: 8, leading: 8, bottom: 6, trailing: 8)
        case .sidebarCell, .accompaniedSidebarCell: .init(top: 11, leading: 8, bottom: 11, trailing: 8)
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: .init(top: 4, leading: 8, bottom: 4, trailing: 8)
        }
    }

    /// The distance from the image to the text, in points.
    var imagePadding: CGFloat { isSidebar ? 10 : 16 }

    /// The distance from the text to the secondary text beside it, in points.
    var horizontalPadding: CGFloat { 8 }

    /// The distance from the text to the secondary text below it, in points.
    var verticalPadding: CGFloat {
        switch self {
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: 0
        default: 4
        }
    }

    var isSideBySide: Bool { self == .valueCell }

    /// Whether the least height is that of a table's row.
    var isCell: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

    private var isSidebar: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
        default: false
        }
    }

    var textStyle: UIFont.TextStyle {
        switch self {
        case .header: .headline
        case .prominentHeader: .title3
        case .extraProminentHeader: .title2
        case .footer: .footnote
        default: .body
        }
    }

    /// The configuration of symbols, which are as large as the text.
    var symbolConfiguration: UIImage.SymbolConfiguration {
        switch textStyle {
        case .body: Self.bodySymbol
        default: UIImage.SymbolConfiguration(textStyle: textStyle)
        }
    }

    /// The configuration in rows, which share it.
    private static let bodySymbol = UIImage.SymbolConfiguration(textStyle: .body)

    var secondaryTextStyle: UIFont.TextStyle {
        switch self {
        case .valueCell: .body
        case .header, .footer: .footnote
        default: .subheadline
        }
    }

    var textColor: UIColor { self == .footer ? .secondaryLabel : .label }
}
