import TextLayout
import UIKit

/// The paragraph styles of a text or of a block of it: the indents of wrapped lines, and the direction.
@MainActor
struct TextFlow {
    private let text: String
    private let block: TextBlocks.Block?
    private let isCode: Bool
    private let indents: [ParagraphIndents]
    /// The font by which tabs are as wide as they are; `nil` for a text without tabs.
    private let tabFont: UIFont?

    init(_ content: LongText?, _ text: String, _ block: TextBlocks.Block?, width: CGFloat) {
        self.text = text
        self.block = block?.isPart == true ? block : nil
        isCode = content?.isCode == true
        tabFont = text.utf8.contains(0x09) ? content?.font : nil
        let start = block?.bytes.lowerBound ?? 0
        // An ellipsis at the end of a beginning is not in the text.
        let end = min(start + text.utf8.count, content?.text.utf8.count ?? 0)
        indents = content?.indents(in: start..<end, width: width, continued: block?.continuedIndent) ?? []
    }

    /// Whether the text looks different from one without a paragraph style.
    var isNeeded: Bool { isCode || block != nil || !indents.isEmpty || tabFont != nil }

    /// Gives the text its paragraph styles, each of which applies to other lines.
    func apply(to string: NSMutableAttributedString) {
        guard indents.count > 1 else {
            let indents = indents.first ?? ParagraphIndents(start: 0, firstLine: 0, otherLines: 0)
            return string.addAttributes([.paragraphStyle: style(indents)], range: NSRange(0..<string.length))
        }
        let utf8 = text.utf8
        var (index, unit) = (utf8.startIndex, 0)
        for (place, indent) in indents.enumerated() {
            let isLast = place + 1 == indents.count
            let next = isLast ? utf8.endIndex : utf8.index(index, offsetBy: indents[place + 1].start - indent.start)
            let count = text.utf16.distance(from: index, to: next)
            string.addAttributes([.paragraphStyle: style(indent)], range: NSRange(unit..<unit + count))
            (index, unit) = (next, unit + count)
        }
    }

    private func style(_ indents: ParagraphIndents) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        // The rule against orphans applies to the end of a paragraph, which the end of a part isn't.
        style.lineBreakStrategy = block == nil ? .standard : .hangulWordPriority
        style.firstLineHeadIndent = indents.firstLine
        style.headIndent = indents.otherLines
        if let tabFont { TextTabs.apply(to: style, font: tabFont) }
        if let isRightToLeft = block?.continuesRightToLeft {
            style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        if isCode {
            style.baseWritingDirection = .leftToRight
            style.alignment = .left
        }
        return style
    }
}
