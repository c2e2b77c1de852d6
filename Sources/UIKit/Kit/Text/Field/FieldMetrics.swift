import CoreGraphics
import Foundation

/// The metrics of a text field. Lengths are in points.
///
/// The heights, the widths and the place of the text with a border were recorded on iOS 26 by iamcgn/swiftui-web
/// (textfield/looks, controls/basic) and Vercantez/openuikit (`UITextField.swift`). Others are widely reported and
/// unverified.
enum FieldMetrics {
    /// The space around the line of a field without a border, before rounding up to a pixel. A field for secret text
    /// has none (iamcgn/swiftui-web, alert/textfields).
    static let linePadding: CGFloat = 1.5
    /// The minimum height of a field with a rounded border, which is its height with the default font.
    static let roundedHeight: CGFloat = 34
    static let cornerRadius: CGFloat = 5
    static let clearButtonSize = CGSize(width: 19, height: 19)
    /// The space between the text and the views beside it.
    static let spacing: CGFloat = 5
    static let caretWidth: CGFloat = 2
    /// The seconds for which the caret is visible, and for which it is hidden.
    static let blinkInterval: TimeInterval = 0.5
}

extension UITextField.BorderStyle {
    /// The points between the border and the text on each side.
    var textMargin: CGFloat {
        switch self {
        case .none: 0
        case .line: 4
        case .bezel, .roundedRect: 7
        }
    }

    /// The points between the border and the clear button.
    var sideMargin: CGFloat {
        switch self {
        case .none: 0
        case .line, .bezel, .roundedRect: 5
        }
    }

    /// The points that the border adds to the width of the text. Those of `line` and `bezel` are unverified.
    var extraWidth: CGFloat {
        switch self {
        case .none: 0
        case .line, .bezel: 2 * textMargin
        case .roundedRect: 28
        }
    }

    /// The points that the border adds to the height of a field without one.
    var extraHeight: CGFloat {
        switch self {
        case .none: 0
        case .line: 8
        case .bezel: 10
        case .roundedRect: 12
        }
    }

    /// The points between the top and bottom edges and the rectangle of the text.
    var textInset: CGFloat { self == .roundedRect ? 2 : 0 }
}
