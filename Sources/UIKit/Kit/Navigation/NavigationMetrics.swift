import CoreGraphics
import Foundation

/// The measures of navigation controllers. Values without a source are unverified.
enum NavigationMetrics {
    /// The height of the bar in points (iOS 26, recorded by iamcgn/swiftui-web in nav/*).
    static let barHeight: CGFloat = 54
    /// The distance from the top of the safe area to the bar, in points (the same, and `UINavigationBar.swift` of
    /// Vercantez/openuikit).
    static let barTop: CGFloat = 10
    /// The height of the part below the safe area that the bar takes from the controllers' views, in points.
    static let inset = barTop + barHeight
    /// The height that a large title adds to the bar in the default text size, in points: the bar is 106.5 high with
    /// it (iOS 26, recorded by iamcgn/swiftui-web in nav/*).
    static let largeTitleHeight: CGFloat = 52.5
    /// The font size in points to which a large title grows with the text size.
    static let largeTitleFontLimit: CGFloat = 40
    /// The distance between the bottom of a large title and the bottom of the bar, in points.
    static let largeTitleBottom: CGFloat = 8
    /// The part of a large title that is visible when the small title begins to appear, in points.
    static let titleFade: CGFloat = 16
    /// The height that a prompt adds to the bar, in points.
    static let promptHeight = Looks.promptHeight.light
    /// The height of a toolbar in points (iOS 26, recorded by iamcgn/swiftui-web in toolbar/basic).
    static let toolbarHeight: CGFloat = 48
    /// The distance of a toolbar from the bottom of the screen, and of its items from the sides, in points.
    static let toolbarMargin = Looks.toolbarMargin.light
    /// The part of the safe area at the bottom of a screen without a home button that a toolbar covers, in points: it
    /// is 28 above the bottom of a screen, of which 34 are unsafe (`LookSource.morph`).
    static let toolbarOverlap: CGFloat = 6
    /// The distance between an edge of the bar and its contents, in points.
    static let margin = Looks.navigationMargin.light
    /// The height of the line with the buttons and the title, at the top of the bar, in points.
    static let lineHeight = Looks.capsuleHeight.light
    /// The distance between two items of the bar, in points.
    static let spacing: CGFloat = 8
    /// The size of the chevron of back buttons in points: its ink is 18 high (`LookSource.swiftUIWeb`).
    static let chevronSize: CGFloat = 22
    /// The largest part of the room between the buttons that a title at the leading edge takes from items in the
    /// center.
    static let leadingTitleShare: CGFloat = 0.4
    /// The height that a subtitle below a large title adds to the bar in the default text size, in points (unverified).
    static let largeSubtitleHeight: CGFloat = 20
    /// The font size of a subtitle in points (unverified).
    static let subtitleSize: CGFloat = 12
    /// The font size of the title and of the buttons, in points.
    static let fontSize: CGFloat = 17
    /// The distance that the lower view moves in a transition, as a fraction of its width.
    static let parallax: CGFloat = 0.3
    /// The opacity of the black layer over the lower view.
    static let dimming: CGFloat = 0.1
    /// The duration of a push or pop in seconds: the time that Apple's spring of mass 3 and stiffness 1000 takes to
    /// come within a thousandth of its end.
    static let duration: TimeInterval = 0.5
    /// The duration in seconds of showing or hiding the bar: `UINavigationController.hideShowBarDuration` as known,
    /// unverified.
    static let barDuration: TimeInterval = 0.2
}
