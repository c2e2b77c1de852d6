import CoreGraphics
import TextLayout

/// A paragraph of a text, laid out.
struct TextBlock {
    /// The number of UTF-16 units, including the line break at its end.
    let length: Int
    /// The number of UTF-16 units without the line break.
    let visibleLength: Int
    let frame: TextFrame
    /// The space in points above the paragraph, unless it is the first one, and below it, unless it is the last one.
    let spacing: (before: CGFloat, after: CGFloat)
    /// The offset of the first character, in UTF-16 units.
    var start = 0
    /// The distance in points of the first line from the top of the text.
    var top: CGFloat = 0

    var end: Int { start + length }
    var bottom: CGFloat { top + frame.size.height }
}
