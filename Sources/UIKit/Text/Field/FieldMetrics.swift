import CoreGraphics
import Foundation

/// What a text field looks like. Lengths are in points. Numbers without a source are widely reported, and unverified.
enum FieldMetrics {
    /// The height of a field with a rounded border, in the font that fields have at first.
    static let roundedHeight: CGFloat = 34
    static let cornerRadius: CGFloat = 5
    static let clearButtonSize = CGSize(width: 19, height: 19)
    /// Between the text and what is beside it.
    static let spacing: CGFloat = 5
    static let caretWidth: CGFloat = 2
    /// How strongly selected text is tinted.
    static let selectionAlpha: CGFloat = 0.2
    /// Seconds that the caret is seen, and then not.
    static let blinkInterval: TimeInterval = 0.5
}

extension UITextField.BorderStyle {
    /// Points between the border and the text on each side.
    var textMargin: CGFloat {
        switch self {
        case .none: 0
        case .line: 4
        case .bezel, .roundedRect: 7
        }
    }

    /// Points between the border and what is beside the text.
    var sideMargin: CGFloat {
        switch self {
        case .none: 0
        case .line, .bezel, .roundedRect: 5
        }
    }

    /// Points above and below the text together.
    var verticalMargins: CGFloat {
        switch self {
        case .none: 0
        case .line: 4
        case .bezel: 8
        case .roundedRect: 12
        }
    }
}
