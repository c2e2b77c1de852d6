import CoreGraphics

/// The metrics of UIKit's layout.
enum LayoutMetrics {
    /// The standard space between siblings, in points (unverified).
    static let systemSpacing: CGFloat = 8
    /// Returns the margin at the sides of a controller's view, a table's text or its cards, in points, in a view of a
    /// width.
    ///
    /// iOS 26.1 has 16 in a width of 375 and 20 in one of 393. Between them 390 is the limit that Vercantez/openuikit
    /// takes (`UITableView.swift`, unverified).
    static func rootMargin(forWidth width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }
    /// Returns the greatest width of a readable line, in points, in a view of a width. UIKit 26 limits the width in
    /// views that are wider than 1008 points (Vercantez/openuikit, `SafeAreaGuideTests.swift`, recorded on Catalyst).
    static func readableWidth(in width: CGFloat) -> CGFloat { width > 1008 ? 920 : width }
}
