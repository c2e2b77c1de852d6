/// A part of a line of one font, direction and style, with its position.
struct LineFragment {
    let item: ShapedItem
    /// The bytes of the line's content.
    let range: Range<Int>
    let level: Int
    let style: TextStyle
    let typeface: Typeface
    /// The distance from the left edge of the line's visible text, in Pango units.
    var x = 0
    var width = 0
    /// Whether the fragment is white space outside the line's edge.
    let isHanging: Bool

    var isRightToLeft: Bool { level & 1 == 1 }
}

extension Line {
    /// The line's fragments from left to right.
    ///
    /// - Parameter spread: The additional width of each white space, in Pango units.
    func fragments(spread: Int = 0) -> [LineFragment] {
        let base = content.isRightToLeft ? 1 : 0
        let visible = reordered(parts(of: contentRange.lowerBound..<visibleEnd, level: nil, isHanging: false))
        // By rule L1 trailing white space runs in the direction of the paragraph.
        let isHanging = !endsParagraph
        let trailing = parts(of: visibleEnd..<contentRange.upperBound, level: base, isHanging: isHanging)
        var ordered = base == 0 ? visible + trailing : trailing.reversed() + visible
        var x = 0
        for index in ordered.indices {
            ordered[index].x = x
            ordered[index].width = advance(of: ordered[index].range, spread: spread)
            x += ordered[index].width
        }
        if base == 1, isHanging {
            let hanging = ordered.prefix(trailing.count).reduce(0) { $0 + $1.width }
            for index in ordered.indices { ordered[index].x -= hanging }
        } else if base == 1 {
            // Only as much of the trailing white space as there is room for is inside the line's width.
            let excess = x - width.units
            if excess > 0, spread == 0 { for index in ordered.indices { ordered[index].x -= excess } }
        }
        return ordered
    }

    /// The width of some bytes of the content, in Pango units.
    func advance(of bytes: Range<Int>, spread: Int) -> Int {
        let own = content.advance(of: bytes)
        guard spread != 0 else { return own }
        return own + spread
            * bytes.clamped(to: contentRange.lowerBound..<visibleEnd).count {
                content.marks[$0].contains(.white)
            }
    }

    private func parts(of bytes: Range<Int>, level: Int?, isHanging: Bool) -> [LineFragment] {
        var parts: [LineFragment] = []
        var index = bytes.isEmpty ? content.items.count : content.itemIndex(at: bytes.lowerBound)
        while index < content.items.count, content.items[index].range.lowerBound < bytes.upperBound {
            let item = content.items[index]
            let range = item.range.clamped(to: bytes)
            for span in content.spans.overlapping(range) {
                for part in content.columns(of: span.range.clamped(to: range)) {
                    parts.append(
                        LineFragment(
                            item: item,
                            range: part.range,
                            // By rule L1 tabs run in the direction of the paragraph.
                            level: level ?? (part.isTab ? (content.isRightToLeft ? 1 : 0) : item.level),
                            style: span.style,
                            typeface: span.typeface,
                            isHanging: isHanging
                        )
                    )
                }
            }
            index += 1
        }
        return parts
    }

    /// Reorders fragments by rule L2 of the bidirectional algorithm: from the highest level down, reverses each
    /// sequence of fragments of at least that level.
    private func reordered(_ parts: [LineFragment]) -> [LineFragment] {
        var parts = parts
        let highest = parts.map(\.level).max() ?? 0
        guard highest > 0 else { return parts }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < parts.count {
                guard parts[start].level >= level else {
                    start += 1
                    continue
                }
                let end = parts[start...].firstIndex { $0.level < level } ?? parts.count
                parts[start..<end].reverse()
                start = end
            }
        }
        return parts
    }
}

extension ShapedText {
    /// Divides some bytes of the text at tabs.
    fileprivate func columns(of bytes: Range<Int>) -> [(range: Range<Int>, isTab: Bool)] {
        guard hasTabs else { return [(bytes, false)] }
        var (columns, start) = ([(range: Range<Int>, isTab: Bool)](), bytes.lowerBound)
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: start)
        for byte in bytes {
            if utf8[index] == 0x09 {
                if start < byte { columns.append((start..<byte, false)) }
                columns.append((byte..<(byte + 1), true))
                start = byte + 1
            }
            index = utf8.index(after: index)
        }
        if start < bytes.upperBound { columns.append((start..<bytes.upperBound, false)) }
        return columns
    }
}
