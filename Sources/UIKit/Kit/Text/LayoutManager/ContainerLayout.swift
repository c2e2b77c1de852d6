import CoreGraphics
import DisplayList
import TextLayout

/// The lines of a text in a container. Points are in the coordinates of the container, and offsets in UTF-16 units of
/// the whole text, of which the container may have a part.
struct ContainerLayout {
    /// A line of the text.
    struct Line {
        /// The characters, with the break at the end.
        var range: Range<Int>
        /// The line over the whole width of the container.
        var rect: CGRect
        /// The part with text, and the padding on both sides of it.
        var used: CGRect
        /// The distance of the baseline from the top of the container.
        var baseline: CGFloat
        /// Whether text was left out.
        var isTruncated: Bool
    }

    private(set) var lines: [Line] = []
    /// The empty line after a break at the end of the text; `nil` if there is none.
    private(set) var extra: Line?
    private let blocks: TextBlocks
    /// The offset of the first character.
    private let start: Int
    private let padding: CGFloat

    /// Finds the lines of a text that is laid out. Costs O(n) for n lines.
    ///
    /// - Parameters:
    ///   - length: The length of the text.
    ///   - start: The offset of its first character.
    @MainActor
    init(_ blocks: TextBlocks, of length: Int, in container: NSTextContainer, from start: Int = 0) {
        (self.blocks, self.start) = (blocks, start)
        padding = container.lineFragmentPadding
        for block in blocks.blocks {
            let origins = block.frame.lineOrigins(in: blocks.width)
            for (number, (line, origin)) in zip(block.frame.lines, origins).enumerated() {
                let isLast = number == block.frame.numberOfLines - 1 && !block.frame.isTruncated
                let local = line.range.clamped(to: 0..<block.visibleLength)
                let first = start + block.start + local.lowerBound
                let top = block.top + line.top
                lines.append(
                    Line(
                        range: first..<max(first, isLast ? start + block.end : start + block.start + local.upperBound),
                        rect: CGRect(x: 0, y: top, width: blocks.width + 2 * padding, height: line.height),
                        used: CGRect(x: origin.x, y: top, width: line.width + 2 * padding, height: line.height),
                        baseline: block.top + line.baseline,
                        isTruncated: line.isTruncated
                    )
                )
            }
        }
        // The line after a break at the end has no character. Only the first container has a line without text.
        guard let last = lines.last, last.range.isEmpty, start + length > 0 else { return }
        lines.removeLast()
        if length > 0 { extra = last }
    }

    /// The characters that have a line.
    var range: Range<Int> {
        start..<(lines.last?.range.upperBound ?? start)
    }

    /// The area that lines cover with text.
    var used: CGRect {
        let all = lines + [extra].compactMap(\.self)
        return all.dropFirst().reduce(all.first?.used ?? .zero) { $0.union($1.used) }
    }

    /// Returns the line with a character; the last one for an offset behind all of them.
    func line(at offset: Int) -> Line? {
        lines.first { $0.range.upperBound > offset } ?? lines.last
    }

    /// Returns the rectangles of characters, from top to bottom.
    func rects(of range: Range<Int>) -> [CGRect] {
        let own = range.clamped(to: self.range)
        guard !own.isEmpty else { return [] }
        return blocks.rects(for: own.lowerBound - start..<own.upperBound - start)
            .map { $0.offsetBy(dx: padding, dy: 0) }
    }

    /// Returns the rectangle without width before a character.
    func caretRect(at offset: Int) -> CGRect {
        blocks.caretRect(at: offset - start).offsetBy(dx: padding, dy: 0)
    }

    /// Returns the character that is nearest to a point, and which part of its width is before the point.
    func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
        guard !range.isEmpty else { return (start, 0) }
        let caret = start + blocks.offset(at: CGPoint(x: point.x - padding, y: point.y))
        let places = [caret, caret - 1].filter { range.contains($0) && line(at: $0)?.rect.maxY ?? 0 > point.y }
        for place in places {
            for rect in rects(of: place..<place + 1) where rect.minX <= point.x && point.x < rect.maxX {
                return (place, rect.width > 0 ? (point.x - rect.minX) / rect.width : 0)
            }
        }
        let nearest = places.last ?? range.upperBound - 1
        let isBefore = rects(of: nearest..<nearest + 1).first.map { point.x < $0.minX } ?? false
        return (nearest, isBefore ? 0 : 1)
    }

    /// The drawing of the text.
    func nodes(origin: CGPoint, color: RGBA, layers: TextDrawingLayers) -> [RenderNode] {
        let corner = CGPoint(x: origin.x + padding, y: origin.y)
        return blocks.nodes(from: 0, to: .infinity, color: color, origin: corner, layers: layers)
    }
}

extension ContainerLayout {
    /// Lays out what of a text is behind an offset, as far as the container has room.
    ///
    /// A container without a width is as wide as the text. One with a height ends with the last line that fits into it.
    @MainActor
    init(_ text: StyledText, from start: Int, in container: NSTextContainer) {
        let part = start == 0 ? text : StyledText(text.part(start..<text.end))
        let room = container.size.width - 2 * container.lineFragmentPadding
        func layOut(lines: Int) -> ContainerLayout {
            var setting = TextSetting(of: part, in: container, endsEarly: lines > 0)
            setting.width = container.size.width > 0 ? max(0, room) : .infinity
            var blocks = TextBlocks(part, setting, maximumLines: lines)
            if setting.width == .infinity {
                setting.width = blocks.size.width.rounded(.up)
                blocks = TextBlocks(part, setting, maximumLines: lines)
            }
            return ContainerLayout(blocks, of: part.end, in: container, from: start)
        }
        var layout = layOut(lines: container.maximumNumberOfLines)
        let height = container.size.height
        if height > 0, let last = layout.lines.last, last.rect.maxY > height {
            let fitting = layout.lines.prefix { $0.rect.maxY <= height }.count
            if fitting > 0 {
                layout = layOut(lines: fitting)
            } else {
                (layout.lines, layout.extra) = ([], nil)
            }
        }
        self = layout
    }
}

extension TextSetting {
    /// The values with which a layout manager lays out a text that has no view. Text without a font has that of Apple's
    /// string drawing.
    @MainActor
    fileprivate init(of text: StyledText, in container: NSTextContainer, endsEarly: Bool) {
        let traits = UITraitCollection.current
        self.init(
            width: 0,
            font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12),
            category: nil,
            isRightToLeft: traits.layoutDirection == .rightToLeft,
            traits: traits,
            linkAttributes: [:],
            typingAttributes: text.attributes.attributes(at: text.end - 1) ?? [:],
            lineBreak: endsEarly ? container.lineBreakMode.lineBreak : .wordWrapping
        )
    }
}
