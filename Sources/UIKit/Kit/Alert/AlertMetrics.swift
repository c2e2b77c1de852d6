import CoreGraphics
import Foundation

/// The measures of alerts and action sheets in points.
///
/// Those of cards of 300 points are of iOS 26.0, recorded by iamcgn/swiftui-web in alert/* in a window of 320, and
/// those of cards of 320 of iOS 26.1, measured by Vercantez/openuikit in a window of 393. Values without a source are
/// unverified.
enum AlertMetrics {
    /// The width of the card in a wide window, and its least distance from the edges of the window.
    static let (width, margin): (CGFloat, CGFloat) = (320, 10)
    static let buttonSpacing: CGFloat = 8
    static let buttonHeight: CGFloat = 48
    /// The least distance between a title and the top and bottom of its button (unverified).
    static let titleSpacing: CGFloat = 8
    /// The distance between a title and the sides of its button (unverified).
    static let buttonPadding: CGFloat = 16
    /// The duration in seconds in which an alert appears, by a critical spring of 22.88 radians per second.
    static let duration: TimeInterval = 0.4036

    /// Returns the distance between the sides and the bottom of a card of a width and its buttons, and above these.
    static func buttonInset(_ width: CGFloat) -> CGFloat { isWide(width) ? 16 : 14 }

    private static func isWide(_ width: CGFloat) -> Bool { width >= self.width }

    // MARK: Texts

    /// The size of the warning sign of a critical alert, and the distance below it (unverified).
    static let warningSize: CGFloat = 28
    static let warningSpacing: CGFloat = 8
    /// Returns the distance between the sides of a card of a width and its texts.
    static func textMargin(_ width: CGFloat) -> CGFloat { isWide(width) ? 30 : 28 }
    /// The distance between the title and the message.
    static let textSpacing: CGFloat = 4.5
    /// The distance above the texts.
    static let textTop: CGFloat = 21.5

    /// Returns the distance below a message that is beside a title.
    static func messageBottom(_ width: CGFloat) -> CGFloat { isWide(width) ? 6 : 10.5 }

    /// Returns the distance below a title or a message alone.
    static func aloneBottom(_ style: UIAlertController.Style, _ width: CGFloat) -> CGFloat {
        if isWide(width) { return 4.5 }
        return style == .alert ? 18 : 19
    }

    // MARK: Text fields

    static let boxMargin: CGFloat = 15
    static let boxRadius: CGFloat = 7
    /// The distance between the texts and the first box.
    static let boxTop: CGFloat = 0.5
    /// The distance below the last box.
    static let boxBottom: CGFloat = 12
    /// The distances between the edges of a box and its text field.
    static let fieldPadding = CGSize(width: 7.5, height: 6.5)
}
