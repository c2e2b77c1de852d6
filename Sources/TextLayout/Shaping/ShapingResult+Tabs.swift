import CPango
import Partitioning

extension ShapingResult {
    /// Sets the widths of a line's tabs, so that the text behind each is at its tab stop.
    mutating func setTabs(_ tabs: LineTabs) {
        var ruler = TabRuler(tabs.stops, start: tabs.start)
        var (byte, tab) = (0, Int?.none)
        for scalar in text.unicodeScalars {
            let next = byte + UTF8.width(scalar)
            if scalar == "\t" {
                let width = ruler.startColumn()
                if let tab { setWidth(width, ofTabAt: tab) }
                tab = byte
            } else {
                let width = advances[byte..<next].reduce(0) { $0 + Int($1) }
                ruler.add(scalar, width: width, isWhite: marks[byte].contains(.white))
            }
            byte = next
        }
        if let tab { setWidth(ruler.lastTabWidth, ofTabAt: tab) }
    }

    private mutating func setWidth(_ width: Int, ofTabAt byte: Int) {
        advances[byte] = Int32(clamping: width)
        let index = items.partitioningIndex { $0.range.upperBound > byte }
        guard index < items.count else { return }
        let item = items[index]
        for (index, glyph) in item.glyphRange(of: byte..<(byte + 1)).enumerated() {
            item.glyphs.pointee.glyphs[glyph].geometry.width = index == 0 ? Int32(clamping: width) : 0
        }
    }
}
