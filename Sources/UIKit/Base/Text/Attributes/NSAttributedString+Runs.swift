import Foundation
import TextLayout

extension NSAttributedString {
    /// Returns the text as runs of uniform style. `font` is the default font; dynamic colors are resolved with
    /// `traits`.
    func runs(font: UIFont, traits: UITraitCollection) -> [TextRun] {
        var runs: [TextRun] = []
        var pending: (values: [NSAttributedString.Key: Any], style: TextStyle, range: NSRange)?
        func append() {
            if let pending { runs.append(TextRun(text(in: pending.range), style: pending.style)) }
        }
        // Looking for the longest ranges compares the attributes of all neighbors, which takes longer than the layout.
        // Only those that look alike may be equal. Their ranges are joined rather than their texts, since a range may
        // end inside a character that has two code units.
        let options = EnumerationOptions.longestEffectiveRangeNotRequired
        enumerateAttributes(in: NSRange(location: 0, length: length), options: options) { values, range, _ in
            let style = TextAttributes(values).style(font: font, traits: traits)
            if let last = pending, last.style == style, NSDictionary(dictionary: last.values).isEqual(to: values) {
                pending?.range.length += range.length
            } else {
                append()
                pending = (values, style, range)
            }
        }
        append()
        return runs
    }

    /// The indents of the paragraphs; empty if they are those of the first character's paragraph style.
    var ownIndents: [ParagraphIndents] {
        var indents: [ParagraphIndents] = []
        var start = 0
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            let metrics = (value as? NSParagraphStyle)?.values.metrics ?? ParagraphStyle()
            let (first, others) = (metrics.firstLineHeadIndent, metrics.headIndent)
            if indents.last?.firstLine != first || indents.last?.otherLines != others {
                indents.append(ParagraphIndents(start: start, firstLine: first, otherLines: others))
            }
            start += text(in: range).utf8.count
        }
        return indents.count > 1 ? indents : []
    }

    /// Returns the text of a range. `NSString` would convert each code unit by itself, which takes longer than to lay
    /// the text out.
    private func text(in range: NSRange) -> String {
        if range == NSRange(location: 0, length: length) { return string }
        // A range may end inside a character that has two code units.
        guard let place = Range(range, in: string) else { return (string as NSString).substring(with: range) }
        return String(string[place])
    }

    /// The values of the first character's paragraph style; nil if it has none.
    var paragraphValues: ParagraphValues? {
        length == 0 ? nil : TextAttributes(attributes(at: 0, effectiveRange: nil)).paragraph
    }
}
