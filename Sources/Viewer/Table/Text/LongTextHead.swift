import UIKit

/// The beginning of a long text as a label shows it, without marks.
struct LongTextHead {
    let lines: Int
    let width: CGFloat
    let font: UIFont
    let text: String
    /// The text with its attributes; `nil` if it has none.
    let styled: NSAttributedString?
    /// Whether the text goes on.
    let isCut: Bool
    /// Whether the text has paragraph styles.
    let hasStyle: Bool
    /// Whether the text looks different without them.
    let needsStyle: Bool

    /// The approximate size in memory, in bytes. A part of some characters has a dictionary of attributes.
    var cost: Int { text.utf8.count * (styled == nil ? 1 : 32) }

    /// Whether this is what a label shows that has room for some lines of a width.
    ///
    /// - Parameter afterStyle: Whether the label has had a paragraph style, which a text without one would keep.
    func fits(lines: Int, width: CGFloat, font: UIFont, afterStyle: Bool) -> Bool {
        (self.lines, self.width) == (lines, width) && self.font == font && (needsStyle || hasStyle == afterStyle)
    }
}
