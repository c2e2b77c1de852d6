/// Attributed text, shaped once, that can be laid out in lines at any width.
///
/// Creating a paragraph costs little. The text is shaped when it is first laid out, chunk by chunk between its hard
/// breaks, and only as far as lines are asked for. Another layout at another width is arithmetic. A paragraph may
/// be used from any thread.
package final class Paragraph: Sendable {
    package let text: String
    package let style: ParagraphStyle
    /// The styles, in order and without gaps. At least one, which holds for empty text too, unless there were no
    /// runs.
    let spans: [StyleSpan]
    /// The text between hard breaks.
    let chunks: [TextChunk]
    /// Shapes as much of the text as it can, with the results of Pango; `nil` if Pango shapes everything.
    let wordShaping: (any WordShaping.Type)?
    /// The extent of all lines if they have one style, one chunk and no rules for breaks and indents of their own.
    let plainExtent: VerticalExtent?
    private let shapedChunks = ShapedChunks()

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
        let isPlain =
            spans.count == 1 && chunks.count == 1 && style.ownIndents.isEmpty
            && !style.breakRules.contains(.noOrphans)
        plainExtent = isPlain ? VerticalExtent(of: CollectionOfOne(spans[0]), style: style) : nil
    }

    /// Creates a paragraph of one font.
    package convenience init(_ text: String, font: FontDescription, style: ParagraphStyle = ParagraphStyle()) {
        self.init([TextRun(text, font: font)], style: style)
    }

    /// The number of bytes of a large chunk that are shaped first.
    static let firstReach = 1 << 14
    /// The number of bytes next to a cut that are shaped but not shown.
    static var margin: Int { ShapedChunks.margin }

    /// The number of bytes that have been shaped and are kept.
    var shapedByteCount: Int { shapedChunks.byteCount }

    /// The shaped text of the first chunk; `nil` if it is large and was not needed as a whole.
    var wholeText: ShapedText? {
        shapedChunks.whole ?? (text.utf8.count <= ShapedChunks.wholeSize ? shapedText(ofChunk: 0) : nil)
    }

    /// Returns the shaped text of a chunk, or its start.
    ///
    /// - Parameter reach: The number of bytes that are wanted at least. A chunk that is not large comes as a whole.
    func shapedText(ofChunk index: Int, reach: Int = .max) -> ShapedText {
        shapedChunks.text(ofChunk: index, of: self, reach: reach)
    }

    /// Returns the end of a chunk's shaped text; all of it if it is not large, or shaped already.
    ///
    /// - Parameter reach: The number of bytes that are wanted at least.
    func shapedTail(ofChunk index: Int, reach: Int) -> ShapedText {
        shapedChunks.tail(ofChunk: index, of: self, reach: reach)
    }

    /// Shapes a range of a chunk, given in bytes of the paragraph.
    func shape(_ bytes: Range<Int>, of chunk: TextChunk) -> ShapedText {
        let isAll = bytes.count == text.utf8.count
        return ShapedText(
            isAll ? text : substring(bytes),
            spans: isAll ? spans : spans(in: bytes),
            isRightToLeft: chunk.isRightToLeft,
            rules: style.breakRules,
            words: wordShaping
        )
    }

    /// The text of some bytes.
    func substring(_ bytes: Range<Int>) -> String {
        String(text[index(bytes.lowerBound)..<index(bytes.upperBound)])
    }

    /// Returns the styles of some bytes, with ranges that count from the first byte.
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

    /// The UTF-16 offset of a byte of UTF-8. O(n).
    func utf16Offset(_ byte: Int) -> Int {
        text.utf16.distance(from: text.startIndex, to: index(byte))
    }

    /// The byte of UTF-8 at a UTF-16 offset, which is clamped to the text.
    func byte(utf16Offset: Int) -> Int {
        let clamped = min(max(utf16Offset, 0), text.utf16.count)
        let index = text.utf16.index(text.startIndex, offsetBy: clamped)
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}
