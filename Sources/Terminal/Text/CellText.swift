/// A text as glyphs with their styles, which can be measured, divided into lines, and written into a `CellGrid`.
///
/// ```swift
/// var text = CellText("2 warnings", style: CellStyle(attributes: .bold))
/// text.append(" in app.log")
/// text.width                                  // 21
/// ```
public struct CellText: Hashable, Sendable {
    /// A glyph and its style.
    public struct Element: Hashable, Sendable {
        public let glyph: Glyph
        public var style: CellStyle
    }

    /// The choices in the widths of characters.
    public let rule: WidthRule
    /// The glyphs in order.
    public private(set) var elements: [Element] = []
    /// The number of cells of all glyphs.
    public private(set) var width = 0

    /// Creates an empty text.
    public init(rule: WidthRule = WidthRule()) { self.rule = rule }

    /// Creates a text of one style.
    public init(_ text: some StringProtocol, style: CellStyle = .plain, rule: WidthRule = WidthRule()) {
        self.rule = rule
        append(text, style: style)
    }

    /// Appends a text. What isn't visible in it becomes a notation.
    ///
    /// The cost is linear in the length of the text.
    public mutating func append(_ text: some StringProtocol, style: CellStyle = .plain) {
        if appendASCII(text, style) { return }
        GlyphReader(rule: rule).read(text, from: width) { append($0, style) }
    }

    /// Appends a text of visible characters of ASCII, each of which is a glyph.
    ///
    /// - Returns: Whether the text is one.
    private mutating func appendASCII(_ text: some StringProtocol, _ style: CellStyle) -> Bool {
        let bytes = text.utf8
        guard bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { return false }
        elements.reserveCapacity(elements.count + bytes.count)
        for byte in bytes { append(Glyph(Unicode.Scalar(byte), width: 1), style) }
        return true
    }

    /// Appends another text.
    public mutating func append(_ text: CellText) {
        elements += text.elements
        width += text.width
    }

    private mutating func append(_ glyph: Glyph, _ style: CellStyle) {
        elements.append(Element(glyph: glyph, style: style))
        width += glyph.width
    }

    /// Appends blanks until the text has a number of cells.
    public mutating func pad(to width: Int, style: CellStyle = .plain) {
        while self.width < width { append(.blank, style) }
    }

    /// Returns the text with a style that is made of that of each glyph.
    public func restyled(_ style: (CellStyle) -> CellStyle) -> CellText {
        var text = self
        for index in elements.indices { text.elements[index].style = style(elements[index].style) }
        return text
    }

    /// Returns the part of the text in a range of glyphs.
    public subscript(range: Range<Int>) -> CellText {
        var part = CellText(rule: rule)
        for element in elements[range.clamped(to: elements.indices)] { part.append(element.glyph, element.style) }
        return part
    }

    /// Returns the beginning of the text that fits, with a mark at its end if something is left out.
    public func truncated(to width: Int, mark: String = "›") -> CellText {
        guard self.width > width else { return self }
        let mark = CellText(mark, style: .plain, rule: rule)
        guard mark.width <= width else { return CellText(rule: rule) }
        var (count, used) = (0, 0)
        while used + elements[count].glyph.width <= width - mark.width {
            used += elements[count].glyph.width
            count += 1
        }
        var part = self[0..<count]
        part.pad(to: width - mark.width)
        part.append(mark)
        return part
    }

    /// Returns the text without its first cells. Half of a wide glyph becomes a blank.
    public func dropping(cells: Int) -> CellText {
        guard cells > 0 else { return self }
        var (count, dropped) = (0, 0)
        while count < elements.count, dropped < cells {
            dropped += elements[count].glyph.width
            count += 1
        }
        var rest = CellText(rule: rule)
        rest.pad(to: dropped - cells)
        rest.append(self[count..<elements.count])
        return rest
    }

    /// Returns the text as lines of a number of cells, divided after blanks where there are any.
    ///
    /// A glyph with more cells than a line is a line of its own. An empty text is one line.
    public func lines(width limit: Int) -> [CellText] {
        var lines: [CellText] = []
        var start = 0
        while start < elements.count {
            let end = endOfLine(from: start, limit)
            lines.append(self[start..<end])
            start = end
        }
        return lines.isEmpty ? [self] : lines
    }

    private func endOfLine(from start: Int, _ limit: Int) -> Int {
        var (end, used) = (start, 0)
        while end < elements.count, used + elements[end].glyph.width <= limit {
            used += elements[end].glyph.width
            end += 1
        }
        guard end < elements.count else { return end }
        // The blank that doesn't fit is the end of the line.
        if elements[end].glyph == .blank, end > start { return end + 1 }
        let blank = elements[start..<end].lastIndex { $0.glyph == .blank }
        guard let blank else { return max(end, start + 1) }
        return blank + 1
    }
}
