import CPango
import Partitioning

/// Text without hard breaks that was divided into items, shaped and analyzed. It never changes, so that any number of
/// layouts can read it.
///
/// **Idea.** A text is shaped once, as if all of it were one line. Layouts of any width take their lines from it.
/// Where a break leaves the glyphs on both sides as they are, which is nearly everywhere, the glyphs of a line are
/// those of the text. Elsewhere (`UnsafeBreaks`) the line is shaped again by itself, and may become narrower by as
/// much as `margin`.
///
/// **Invariants.** Offsets are bytes of the source: unsafe characters are replaced byte for byte (`SafeText`). The
/// items cover the text in logical order, and there is one mark more than bytes, for the end of the text. A part of a
/// text refers to the glyphs of the whole, and retains it.
final class ShapedText: @unchecked Sendable {
    /// The text that was shaped: the source with unsafe characters replaced, byte for byte.
    let text: String
    let spans: [StyleSpan]
    let isRightToLeft: Bool
    let hasTabs: Bool
    /// The script of text that a `WordShaping` shaped as a whole, which has one item; `nil` of any other.
    let script: PlainScript?
    /// In logical order.
    let items: [ShapedItem]
    /// The advance of the character that starts at each byte, in Pango units.
    let advances: [Int32]
    /// The boundaries in front of each byte, and at the end.
    let marks: [BoundaryMarks]
    /// In logical order. The last one is the end of the text.
    let opportunities: [BreakOpportunity]
    /// By how many Pango units a line may become narrower when it is shaped again: one and a half times the font's
    /// size.
    let margin: Int

    /// The items of Pango to which `items` refer.
    private let pangoItems: [UnsafeMutablePointer<PangoItem>]
    /// The text of which this is a part, and which owns what the items refer to.
    private let whole: ShapedText?
    private let knownUnsafeBreaks = Once<UnsafeBreaks>()
    /// The opportunities for lines that need no more than arithmetic, once they were asked for.
    let knownLineEnds = OnceMemory<LineEnd>()

    /// Shapes a text.
    ///
    /// - Parameters:
    ///   - tabs: The tab stops, for text that is all of a line. By default, tabs are as wide as the default interval.
    ///   - words: Shapes as much as it can, with the results of Pango.
    convenience init(
        _ source: String,
        spans: [StyleSpan],
        isRightToLeft: Bool,
        rules: LineBreakRules = [],
        tabs: LineTabs? = nil,
        words: (any WordShaping.Type)?
    ) {
        let text = SafeText.text(source)
        var result = FontEngine.withLock { engine in
            ShapingResult(
                shaping: text,
                spans: spans,
                isRightToLeft: isRightToLeft,
                engine: engine,
                words: words?.shared(with: engine)
            )
        }
        if rules.contains(.wholeHangulWords) { HangulWords.join(&result.marks, of: text) }
        if let tabs { result.setTabs(tabs) }
        self.init(result, spans: spans, isRightToLeft: isRightToLeft, whole: nil)
    }

    /// Shapes a range of a text as a line of its own.
    convenience init(_ range: Range<Int>, of whole: ShapedText) {
        let spans = whole.spans.overlapping(range).map { span in
            let part = span.range.clamped(to: range)
            return StyleSpan(
                range: (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound),
                style: span.style,
                typeface: span.typeface
            )
        }
        let result = FontEngine.withLock { _ in ShapingResult(range, of: whole) }
        self.init(result, spans: spans, isRightToLeft: whole.isRightToLeft, whole: whole)
    }

    /// Joins two slices of texts of one style with an ellipsis between them; `nil` if the line has to be shaped.
    convenience init?(_ head: ShapedSlice, ellipsisAnd tail: ShapedSlice, words: any WordShaping.Type) {
        guard let span = head.text.spans.first,
            let result = FontEngine.withLock({ words.shared(with: $0).join(head, ellipsisAnd: tail) })
        else { return nil }
        let spans = [StyleSpan(range: 0..<result.advances.count, style: span.style, typeface: span.typeface)]
        self.init(result, spans: spans, isRightToLeft: false, whole: nil)
    }

    private init(_ result: ShapingResult, spans: [StyleSpan], isRightToLeft: Bool, whole: ShapedText?) {
        text = result.text
        hasTabs = SafeText.hasTabs(result.text)
        self.spans = spans
        self.isRightToLeft = isRightToLeft
        self.whole = whole
        script = result.script
        items = result.items
        pangoItems = result.pangoItems
        advances = result.advances
        marks = result.marks
        opportunities = result.opportunities()
        margin = (spans.reduce(0) { max($0, $1.style.font.usableSize) } * 1.5).units
    }

    deinit {
        for item in items { pango_glyph_string_free(item.glyphs) }
        for item in pangoItems { pango_item_free(item) }
    }

    /// The bytes in front of which a break changes glyphs, found on first access. Not needed for text that has a
    /// `script`, whose marks tell.
    var unsafeBreaks: UnsafeBreaks {
        knownUnsafeBreaks.value ?? knownUnsafeBreaks.set(UnsafeBreaks(of: self))
    }

    /// The number of bytes.
    var count: Int { advances.count }

    /// The width in Pango units, trailing white space included.
    var width: Int { opportunities.last?.x ?? 0 }

    /// The width in Pango units without trailing white space.
    var visibleWidth: Int { opportunities.last?.visibleX ?? 0 }

    /// The width of some bytes in Pango units. O(n).
    func advance(of bytes: Range<Int>) -> Int {
        advances[bytes].reduce(0) { $0 + Int($1) }
    }

    /// The index of the item to which a byte belongs. O(log n).
    func itemIndex(at byte: Int) -> Int { items.dropLast().partitioningIndex { $0.range.upperBound > byte } }
}
