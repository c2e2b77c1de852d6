import UIKit

/// The marks of matches in the texts of a row.
@MainActor
struct Highlight {
    /// Returns the ranges of the matches in a text, in UTF-16 units.
    var ranges: (String) -> [Range<Int>]
    /// Whether this is the row to which the user was led.
    var isCurrent: Bool

    /// Marks ranges of a text.
    func mark(_ ranges: [Range<Int>], in text: NSMutableAttributedString) {
        // Black on yellow is legible in the light and in the dark appearance.
        var attributes: [NSAttributedString.Key: Any] = [.backgroundColor: RolePalette.match]
        if isCurrent { attributes = [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black] }
        for range in ranges { text.addAttributes(attributes, range: NSRange(range)) }
    }
}
