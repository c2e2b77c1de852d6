import CoreGraphics
import Foundation

/// The measures of alerts and action sheets in points.
///
/// They are those of iOS 26, recorded by iamcgn/swiftui-web in alert/*, and measured in its `Presentation.md`. Values
/// without a source are unverified.
enum AlertMetrics {
    static let alertWidth: CGFloat = 300
    /// The greatest width of an action sheet, which has that of an alert in a window of 320 points (unverified).
    static let sheetWidth: CGFloat = 400
    /// The least distance from the safe area.
    static let margin: CGFloat = 10
    static let cornerRadius: CGFloat = 34
    static let buttonInset: CGFloat = 14
    static let buttonSpacing: CGFloat = 8
    static let buttonHeight: CGFloat = 48
    /// The least distance between a title and the top and bottom of its button (unverified).
    static let titleSpacing: CGFloat = 8
    /// The distance between a title and the sides of its button (unverified).
    static let buttonPadding: CGFloat = 16
    /// The opacity of the black layer over the presenting controller.
    static let dimming: CGFloat = 0.2
    /// The scale from which an alert shrinks while it appears (unverified).
    static let initialScale: CGFloat = 1.1

    // MARK: Texts

    /// The size of the warning sign of a critical alert, and the distance below it (unverified).
    static let warningSize: CGFloat = 28
    static let warningSpacing: CGFloat = 8
    /// The distance between the sides of the panel and its texts.
    static let textMargin: CGFloat = 28
    /// The distance between the title of an alert and its message.
    static let textSpacing: CGFloat = 4.5
    /// The distance below the message of an alert.
    static let messageBottom: CGFloat = 10.5

    /// Returns the distance above the texts.
    static func textTop(_ style: UIAlertController.Style) -> CGFloat { style == .alert ? 21.5 : 24 }

    /// Returns the distance below a title without a message. An action sheet has it below a message, too (unverified).
    static func titleBottom(_ style: UIAlertController.Style) -> CGFloat { style == .alert ? 18 : 17 }

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
