import CPango

/// Text without hard breaks, itemised, shaped and analysed once. Any number of wrappings read from it; it never changes.
final class ShapedText: @unchecked Sendable {
    /// What was shaped: the source made safe, byte for byte in the same places.
    let text: String
    let spans: [StyleSpan]
    let isRightToLeft: Bool
    let hasTabs: Bool
    /// That of text put together from words, which has one item and one font; nil of any other.
    let script: PlainScript?
    /// In logical order.
    let items: [ShapedItem]
    /// The advance of the character that starts at each byte, in Pango units.
    let advances: [Int32]
    /// One more than there are bytes: what may happen in front of each, and at the end.
    let marks: [BoundaryMarks]
    /// In logical order; the last one is the end of the text.
    let opportunities: [BreakOpportunity]

    /// Whether the text is not put together from words.
    let isShapedWhole: Bool
    /// By how many Pango units a line may become narrower when it is shaped anew: one and a half times the font's size.
    let margin: Int

    /// What the items point to.
    private let pangoItems: [UnsafeMutablePointer<PangoItem>]
    /// The text that this is a part of, and which owns what the items point to.
    private let whole: ShapedText?
    private let knownAlterations = Once<Alterations>()

    /// - Parameter tabs: for text that is all of a line; without them tabs have the width of a default interval.
    convenience init(
        _ source: String,
        spans: [StyleSpan],
        isRightToLeft: Bool,
        rules: LineBreakRules = [],
        tabs: LineTabs? = nil
    ) {
        let text = SafeText.text(source)
        var shaper = FontEngine.withLock { Shaper(text: text, spans: spans, isRightToLeft: isRightToLeft, engine: $0) }
        if rules.contains(.wholeHangulWords) { HangulWords.join(&shaper.marks, of: text) }
        if let tabs { shaper.setTabs(tabs) }
        self.init(shaper, spans: spans, isRightToLeft: isRightToLeft, whole: nil)
    }

    /// A part of a text, parted from what is before and behind it as a line is.
    convenience init(_ range: Range<Int>, of whole: ShapedText) {
        let spans = whole.spans.overlapping(range).map { span in
            let part = span.range.clamped(to: range)
            return StyleSpan(
                range: (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound),
                style: span.style,
                typeface: span.typeface
            )
        }
        let shaper = FontEngine.withLock { _ in Shaper(range, of: whole) }
        self.init(shaper, spans: spans, isRightToLeft: whole.isRightToLeft, whole: whole)
    }

    /// Two stretches of texts of one style with an ellipsis between them; nil if that takes shaping.
    convenience init?(_ head: TextStretch, ellipsisAnd tail: TextStretch) {
        guard let span = head.text.spans.first,
            let shaper = FontEngine.withLock({ Shaper(head, ellipsisAnd: tail, engine: $0) })
        else { return nil }
        let spans = [StyleSpan(range: 0..<shaper.advances.count, style: span.style, typeface: span.typeface)]
        self.init(shaper, spans: spans, isRightToLeft: false, whole: nil)
    }

    private init(_ shaper: Shaper, spans: [StyleSpan], isRightToLeft: Bool, whole: ShapedText?) {
        text = shaper.text
        hasTabs = SafeText.hasTabs(shaper.text)
        self.spans = spans
        self.isRightToLeft = isRightToLeft
        self.whole = whole
        script = shaper.script
        items = shaper.items
        pangoItems = shaper.pangoItems
        advances = shaper.advances
        marks = shaper.marks
        opportunities = shaper.opportunities()
        isShapedWhole = shaper.items.first?.pangoItem != nil
        margin = (spans.reduce(0) { max($0, $1.style.font.usableSize) } * 1.5).units
    }

    deinit {
        for item in items { pango_glyph_string_free(item.glyphs) }
        for item in pangoItems { pango_item_free(item) }
    }

    /// Where parting the text may alter it; found when first asked for. Text put together from words knows by itself.
    var alterations: Alterations {
        knownAlterations.value ?? knownAlterations.set(Alterations(of: self))
    }

    /// The number of bytes.
    var count: Int { advances.count }

    /// The width of all of it, trailing white space included.
    var width: Int { opportunities.last?.x ?? 0 }

    /// The width of all of it but trailing white space.
    var visibleWidth: Int { opportunities.last?.visibleX ?? 0 }

    func advance(of bytes: Range<Int>) -> Int {
        advances[bytes].reduce(0) { $0 + Int($1) }
    }

    /// The item that a byte belongs to.
    func itemIndex(at byte: Int) -> Int {
        var (low, high) = (0, max(0, items.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if items[middle].range.upperBound > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
