import UIKit

/// What of a row's texts is marked as found.
@MainActor
struct Highlight {
    /// Where a text has what was looked for, in UTF-16 units.
    var ranges: (String) -> [Range<Int>]
    /// Whether this is the row that the reader was led to.
    var isCurrent: Bool

    /// Marks ranges of a text.
    func mark(_ ranges: [Range<Int>], in text: NSMutableAttributedString) {
        // Black on yellow is to be read in light and dark surroundings alike.
        var look: [NSAttributedString.Key: Any] = [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.3)]
        if isCurrent { look = [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black] }
        for range in ranges { text.addAttributes(look, range: NSRange(range)) }
    }
}
