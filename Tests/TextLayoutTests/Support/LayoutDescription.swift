import Foundation

@testable import TextLayout

/// Everything of a frame that can be seen or asked for, as text to compare. It does not tell how the frame was made.
enum LayoutDescription {
    static func lines(of frame: TextFrame, in width: Double) -> [String] {
        frame.lines.map { line in
            let spread = frame.spread(of: line, in: width)
            return "\(line.source) at \(frame.left(of: line, in: width)) \(line.top), \(line.width) × \(line.height), "
                + "baseline \(line.baseline), truncated \(line.isTruncated), ends \(line.endsParagraph)\n"
                + "    “\(shown(line))”\n    \(glyphs(of: line, spread: spread).joined(separator: " "))"
        }
    }

    /// The caret in front of some characters, and the rectangles of ranges that start there. Rounded, because a
    /// rectangle may be the union of several.
    static func carets(of frame: TextFrame, in width: Double) -> [[Double]] {
        let count = frame.paragraph.text.utf16.count
        return stride(from: 0, through: count, by: 3).map { index in
            ([frame.caretRect(at: index, in: width)] + frame.rects(for: index..<min(index + 5, count), in: width))
                .flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
                .map { ($0 * 1e6).rounded() / 1e6 }
        }
    }

    /// The characters nearest to points within the frame and around it.
    static func hits(of frame: TextFrame, in width: Double) -> [Int] {
        frame.lines.flatMap { line in
            stride(from: -10.0, to: min(width, 2000) + 20, by: 17).map { x in
                frame.index(at: CGPoint(x: x, y: line.top + line.height / 2), in: width)
            }
        }
    }

    private static func shown(_ line: Line) -> String {
        String(decoding: Array(line.content.text.utf8)[line.contentRange], as: UTF8.self)
    }

    /// Each glyph with its font and place, in Pango units, from left to right.
    private static func glyphs(of line: Line, spread: Int) -> [String] {
        line.fragments(spread: spread).flatMap { fragment in
            var x = fragment.x
            return fragment.item.glyphRange(of: fragment.range).map { index in
                let glyph = fragment.item.glyphs.pointee.glyphs[index]
                let byte = Int(fragment.item.glyphs.pointee.log_clusters[index]) + fragment.item.range.lowerBound
                defer { x += Int(glyph.geometry.width) }
                return "\(glyph.glyph)@\(x + Int(glyph.geometry.x_offset)),\(glyph.geometry.y_offset)"
                    + "+\(glyph.geometry.width)/\(byte - line.contentRange.lowerBound)"
                    + "/\(UInt(bitPattern: fragment.item.font) % 9973)\(fragment.isHanging ? "h" : "")"
            }
        }
    }
}
