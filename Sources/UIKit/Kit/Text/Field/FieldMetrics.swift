import CoreGraphics
import Foundation

/// The metrics of a text field. Lengths are in points. Values without a source are widely reported and unverified.
enum FieldMetrics {
    /// The minimum height of a field with a rounded border, which is its height with the default font.
    static let roundedHeight: CGFloat = 34
    static let cornerRadius: CGFloat = 5
    static let clearButtonSize = CGSize(width: 19, height: 19)
    /// The space between the text and the views beside it.
    static let spacing: CGFloat = 5
    static let caretWidth: CGFloat = 2
    /// The opacity of the tint colour behind selected text.
    static let selectionAlpha: CGFloat = 0.2
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

    /// The points between the border and the views beside the text.
    var sideMargin: CGFloat {
        switch self {
        case .none: 0
        case .line, .bezel, .roundedRect: 5
        }
    }

    /// The sum of the points above and below the text.
    var verticalMargins: CGFloat {
        switch self {
        case .none: 0
        case .line: 4
        case .bezel: 8
        case .roundedRect: 12
        }
    }
}
