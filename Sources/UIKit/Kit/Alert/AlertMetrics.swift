import CoreGraphics
import Foundation

/// The measures of alerts and action sheets in points.
///
/// The width of an alert is recorded on iOS 26 by iamcgn/swiftui-web. With tall text, an alert with a title, a message
/// and two actions has a height of 160 points there, and an action sheet with a title and three actions has one of 252.
/// Both are in the middle of the window. All other values are unverified.
enum AlertMetrics {
    static let alertWidth: CGFloat = 300
    static let sheetWidth: CGFloat = 400
    /// The least distance from the safe area.
    static let margin: CGFloat = 10
    static let cornerRadius: CGFloat = 34
    static let textInsets = UIEdgeInsets(top: 22, left: 24, bottom: 21.5, right: 24)
    static let textSpacing: CGFloat = 6
    /// The distance that a title without a message adds above and below.
    static let singleTextSpacing: CGFloat = 4
    static let fieldSpacing: CGFloat = 8
    static let buttonInset: CGFloat = 16
    static let buttonSpacing: CGFloat = 8
    static let buttonHeight: CGFloat = 48
    /// The least distance between a title and the top and bottom of its button.
    static let titleSpacing: CGFloat = 8
    static let buttonPadding: CGFloat = 16
    /// The opacity of the black layer over the presenting controller.
    static let dimming: CGFloat = 0.2
    /// The scale from which an alert shrinks while it appears.
    static let initialScale: CGFloat = 1.1
}
