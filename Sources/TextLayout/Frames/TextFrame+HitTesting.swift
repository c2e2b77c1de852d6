import Foundation

/// Hit testing. Indices are UTF-16 offsets of the paragraph's text, and `width` is the width in which the frame is
/// aligned.
extension TextFrame {
    /// The index of the caret nearest to a point: 0 above the text, the end below it.
    package func index(at point: CGPoint, in width: Double) -> Int {
        guard let last = lines.last, point.y < size.height else { return paragraph.text.utf16.count }
        if point.y < 0 { return 0 }
        let line = lines.first { point.y < $0.top + $0.height } ?? last
        let spread = spread(of: line, in: width)
        let x = Double(point.x - left(of: line, in: width)).units
        return paragraph.utf16Offset(line.sourceByte(line.caret(nearest: x, spread: spread)))
    }

    /// The rectangle of the caret in front of a character: without width, and as high as its line.
    package func caretRect(at index: Int, in width: Double) -> CGRect {
        let byte = paragraph.byte(utf16Offset: index)
        guard let line = lines.last(where: { $0.source.lowerBound <= byte }) ?? lines.first else { return .zero }
        let x = line.caretX(at: line.contentByte(byte), spread: spread(of: line, in: width))
        return CGRect(x: left(of: line, in: width) + Double(units: x), y: line.top, width: 0, height: line.height)
    }

    /// The rectangles that cover a range of characters, from top to bottom. A line of mixed directions may have
    /// several. Text that is left out has none.
    package func rects(for range: Range<Int>, in width: Double) -> [CGRect] {
        let lower = paragraph.byte(utf16Offset: range.lowerBound)
        let bytes = lower..<max(lower, paragraph.byte(utf16Offset: range.upperBound))
        var rects: [CGRect] = []
        for line in lines where line.source.overlaps(bytes) {
            let left = left(of: line, in: width)
            let start = line.contentByte(max(bytes.lowerBound, line.source.lowerBound))
            let isToEnd = bytes.upperBound >= line.source.upperBound
            let end = isToEnd ? line.contentRange.upperBound : line.contentByte(bytes.upperBound)
            let first = rects.count
            for extent in line.extents(of: start..<max(start, end), spread: spread(of: line, in: width)) {
                let rect = CGRect(
                    x: left + Double(units: extent.lowerBound),
                    y: line.top,
                    width: Double(units: extent.count),
                    height: line.height
                )
                if rects.count > first, let last = rects.last, abs(last.maxX - rect.minX) < 0.01 {
                    rects[rects.count - 1] = last.union(rect)
                } else {
                    rects.append(rect)
                }
            }
        }
        return rects
    }
}
