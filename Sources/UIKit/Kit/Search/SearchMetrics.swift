import CoreGraphics

/// The measures of search bars, in points. They are measured on iOS 26.1 (Mac Catalyst) by Vercantez/openuikit,
/// `UISearchBar.swift`, unless they are marked.
enum SearchMetrics {
    /// The distance between an edge of the bar and its contents.
    static let margin: CGFloat = 8
    /// The height of the field with the default text size.
    static let fieldHeight: CGFloat = 36
    /// The distance between the field and the bottom of the bar.
    static let bottom: CGFloat = 8
    static let fontSize: CGFloat = 17
    /// The largest size of the font (unverified).
    static let largestFontSize: CGFloat = 28
    /// The space above and below the line of the field (unverified).
    static let linePadding: CGFloat = 7
    /// The distance between the leading end of the field and its symbol.
    static let symbolStart: CGFloat = 12
    /// The width of the symbol with the space behind it, before the space of the field itself. Text begins 39.5 points
    /// from the leading end.
    static let symbolWidth: CGFloat = 22.5
    static let symbolSize: CGFloat = 17
    /// The distance between the clear button and the trailing end of the field.
    static let clearMargin: CGFloat = 14
    /// The distance between the field and the cancel button (unverified).
    static let spacing: CGFloat = 8
    /// The height of the scopes with the space below them (unverified).
    static let scopeHeight: CGFloat = 40
    /// The duration in seconds of showing a button or the scopes (unverified).
    static let duration = 0.25
    /// The opacity of the black layer over content that is searched (unverified).
    static let dimming: CGFloat = 0.2
}
