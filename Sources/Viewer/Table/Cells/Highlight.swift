import UIKit

/// What of a row's texts is marked as found.
@MainActor
struct Highlight {
    /// Where a text has what was looked for, in UTF-16 units.
    var ranges: (String) -> [Range<Int>]
    /// Whether this is the row that the reader was led to.
    var isCurrent: Bool

    /// A text with its matches marked; `nil` if there are none.
    func marked(_ text: String, font: UIFont, color: UIColor) -> NSAttributedString? {
        let ranges = ranges(text)
        guard !ranges.isEmpty else { return nil }
        let marked = NSMutableAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        // Black on yellow is to be read in light and dark surroundings alike.
        var look: [NSAttributedString.Key: Any] = [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.3)]
        if isCurrent { look = [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black] }
        for range in ranges { marked.addAttributes(look, range: NSRange(range)) }
        return marked
    }
}
