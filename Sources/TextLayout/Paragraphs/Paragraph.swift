import Synchronization

/// Attributed text, shaped once, that can be set in lines at any width.
///
/// Making one costs little; the text is shaped when it is first laid out, piece by piece between its hard breaks, and only
/// as far as lines are asked for (`Paragraph+Shaping` says how far). Laying it out again at another width is arithmetic.
/// It may be used from any thread.
package final class Paragraph: Sendable {
    package let text: String
    package let style: ParagraphStyle
    /// In order, covering the text; at least one, which holds for an empty text too, unless there were no runs.
    let spans: [StyleSpan]
    let chunks: [TextChunk]
    /// Shapes as much of the text as it can, with the results of Pango; `nil` if Pango shapes everything.
    let wordShaping: (any WordShaping.Type)?
    /// The first chunk, which most often is the only one, once all of it is shaped: found without a lock.
    let shapedFirst = Once<ShapedText>()
    let shaped: Mutex<ShapedChunks> = Mutex(ShapedChunks())

    package convenience init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) {
        self.init(runs, style: style, wordShaping: WordShapingEngine.self)
    }

    /// Creates a paragraph.
    ///
    /// - Parameter wordShaping: Makes shaping faster; `nil` to have Pango shape everything, with the same result.
    init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), wordShaping: (any WordShaping.Type)?) {
        var text = ""
        var spans: [StyleSpan] = []
        for run in runs {
            var piece = run.text
            piece.makeContiguousUTF8()
            let start = text.utf8.count
            text += piece
            let range = start..<text.utf8.count
            if range.isEmpty, !spans.isEmpty { continue }
            if let last = spans.last, last.range.isEmpty || last.style == run.style {
                spans.removeLast()
                spans.append(
                    StyleSpan(
                        range: last.range.lowerBound..<range.upperBound,
                        style: run.style,
                        typeface: last.style == run.style ? last.typeface : .resolve(run.style.font)
                    )
                )
            } else {
                spans.append(StyleSpan(range: range, style: run.style, typeface: .resolve(run.style.font)))
            }
        }
        self.text = text
        self.style = style
        self.spans = spans
        self.wordShaping = wordShaping
        chunks = TextChunk.chunks(of: text, direction: style.direction)
    }

    /// Text of one font.
    package convenience init(_ text: String, font: FontDescription, style: ParagraphStyle = ParagraphStyle()) {
        self.init([TextRun(text, font: font)], style: style)
    }

    func substring(_ bytes: Range<Int>) -> String {
        String(text[index(bytes.lowerBound)..<index(bytes.upperBound)])
    }

    /// The styles of a stretch of text, their ranges counted from its start.
    func spans(in bytes: Range<Int>) -> [StyleSpan] {
        spans.overlapping(bytes).map { span in
            var span = span
            span.range = span.range.clamped(to: bytes)
            span.range = (span.range.lowerBound - bytes.lowerBound)..<(span.range.upperBound - bytes.lowerBound)
            return span
        }
    }

    private func index(_ byte: Int) -> String.Index {
        text.utf8.index(text.utf8.startIndex, offsetBy: byte)
    }

    /// The UTF-16 offset of a byte of UTF-8.
    func utf16Offset(_ byte: Int) -> Int {
        text.utf16.distance(from: text.startIndex, to: index(byte))
    }

    /// The byte of UTF-8 of a UTF-16 offset, which is clamped to the text.
    func byte(utf16Offset: Int) -> Int {
        let clamped = min(max(utf16Offset, 0), text.utf16.count)
        let index = text.utf16.index(text.startIndex, offsetBy: clamped)
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}
