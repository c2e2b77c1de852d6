import CPango

/// The glyphs of a text, with its advances and boundaries. Used with the lock of the font engine held.
struct ShapingResult {
    let text: String
    /// In logical order.
    var items: [ShapedItem] = []
    /// The advance of the character that starts at each byte, in Pango units.
    var advances: [Int32]
    /// The boundaries in front of each byte, and at the end.
    var marks: [BoundaryMarks]
    /// The script of text that a `WordShaping` shaped as a whole; `nil` if Pango divided it into items.
    var script: PlainScript?
    /// The items to which `items` refer. The owner of the result frees them.
    var pangoItems: [UnsafeMutablePointer<PangoItem>] = []

    /// Creates a result without items.
    init(text: String, marks: [BoundaryMarks]) {
        self.text = text
        self.marks = marks
        advances = [Int32](repeating: 0, count: marks.count - 1)
    }

    /// Shapes a text.
    ///
    /// - Parameter words: Shapes as much as it can, with the results of Pango; `nil` to shape everything by Pango.
    init(
        shaping text: String,
        spans: [StyleSpan],
        isRightToLeft: Bool,
        engine: FontEngine,
        words: (any WordShaping)?
    ) {
        var text = text
        text.makeContiguousUTF8()
        let count = text.utf8.count
        self.init(text: text, marks: [BoundaryMarks](repeating: [], count: count + 1))
        guard count > 0 else { return }
        text.withUTF8 { bytes in
            if let words, let span = spans.first, span.style.kern == 0,
                spans.dropFirst().allSatisfy({ $0.style.shapesLike(span.style) && $0.typeface === span.typeface }),
                words.shape(bytes, in: span, isRightToLeft: isRightToLeft, into: &self)
            {
                return
            }
            let shaper = PangoShaper(engine: engine, words: words, spans: spans, isRightToLeft: isRightToLeft)
            bytes.withMemoryRebound(to: CChar.self) { shaper.shape($0, into: &self) }
        }
    }

    /// Marks the end of the text.
    static let endMarks: BoundaryMarks = [.scalar, .caret, .cluster, .character, .word]

    /// Stores the advances of an item's characters. The characters of one cluster share its width evenly.
    ///
    /// - Returns: The width of the item.
    @discardableResult
    mutating func measure(_ item: ShapedItem) -> Int {
        let glyphs = item.glyphs.pointee
        return advances.withUnsafeMutableBufferPointer { advances in
            marks.withUnsafeMutableBufferPointer { marks in
                let characters = CharacterAdvances(advances: advances, marks: marks)
                var total = 0
                var cluster = item.range.lowerBound
                var width: Int32 = 0
                for index in 0..<item.glyphCount {
                    let glyph = item.isRightToLeft ? item.glyphCount - 1 - index : index
                    let start = item.range.lowerBound + Int(glyphs.log_clusters[glyph])
                    if start > cluster {
                        characters.share(width, among: cluster..<start)
                        (cluster, width) = (start, 0)
                    }
                    width += glyphs.glyphs[glyph].geometry.width
                    total += Int(glyphs.glyphs[glyph].geometry.width)
                }
                characters.share(width, among: cluster..<item.range.upperBound)
                return total
            }
        }
    }
}
