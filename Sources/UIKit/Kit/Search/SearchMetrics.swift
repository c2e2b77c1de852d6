import CoreGraphics

/// The measures of search bars, in points. They are recorded on iOS 26 by iamcgn/swiftui-web in search/*, nav/search
/// and nav/search-results, or measured in its `Bars.md`, unless they are marked.
enum SearchMetrics {
    /// The distance between the sides of the bar and its contents.
    static let margin: CGFloat = 8
    /// The height of the field with the default text size.
    static let fieldHeight: CGFloat = 44
    /// The distance between the field and the top and bottom of the bar.
    static let padding: CGFloat = 10
    /// The distances of the contents of a bar that belongs to a search controller: from the sides, and from the top and
    /// bottom.
    static let (controllerMargin, controllerPadding): (CGFloat, CGFloat) = (16, 8)
    /// The largest width of a bar in the line of a title (unverified).
    static let lineWidth: CGFloat = 300
    static let fontSize = Looks.searchFont.light.size
    /// The largest size of the font (unverified).
    static let largestFontSize: CGFloat = 28
    /// Returns the font of the text.
    static func font(_ traits: UITraitCollection) -> UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(
            for: Looks.searchFont.light.font,
            maximumPointSize: largestFontSize,
            compatibleWith: traits
        )
    }
    /// Returns the size of symbols and tokens relative to that at the default text size. They grow with the text.
    static func scale(_ traits: UITraitCollection) -> CGFloat { font(traits).pointSize / fontSize }
    /// The space above and below the line of the field (unverified).
    static let linePadding: CGFloat = 11
    /// The distance between the leading end of the field and its symbol.
    static let symbolStart: CGFloat = 12
    /// The width of the symbol with the space behind it, before the space of the field itself. Text begins 39.5 points
    /// from the leading end.
    static let symbolWidth: CGFloat = 22.5
    static let symbolSize: CGFloat = 17
    /// The distance between the clear button and the trailing end of the field (iOS 26.1 on Mac Catalyst,
    /// Vercantez/openuikit, `UISearchBar.swift`).
    static let clearMargin: CGFloat = 14
    /// The distance between the field and the cancel button, which is a circle as high as the field.
    static let spacing: CGFloat = 11
    /// The height of the scopes, and the spaces above and below them.
    static let (scopeTop, scopeHeight, scopeBottom): (CGFloat, CGFloat, CGFloat) = (7, 32, 8)
    /// The least height of the part with the prompt, and the space above and below its text.
    static let (promptHeight, promptPadding): (CGFloat, CGFloat) = (34, 8)
    static let promptFontSize: CGFloat = 14
    /// The duration in seconds of showing a button or the scopes (unverified).
    static let duration = 0.25
    /// The opacity of the black layer over content that is searched (unverified).
    static let dimming: CGFloat = 0.2
}
