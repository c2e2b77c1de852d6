import CPango
import DisplayList
import Foundation

/// A fragment with its position in a drawing.
struct PlacedFragment {
    let fragment: LineFragment
    let line: Line
    let spread: Int
    let left: Double
    let top: Double

    private var style: TextStyle { fragment.style }
    private var x: Double { left + Double(units: fragment.x) }
    private var width: Double { Double(units: fragment.width) }
    private var baseline: Double { top + line.baseline - style.baselineOffset }

    var background: RenderNode? {
        guard let color = style.background, width > 0 else { return nil }
        return .color(RGBA(color), in: CGRect(x: x, y: top + line.top, width: width, height: line.height))
    }

    /// The underline, the glyphs and the line through them, in drawing order.
    func foreground(color: RGBA) -> [RenderNode] {
        let color = style.color.map { RGBA($0) } ?? color
        var nodes: [RenderNode] = []
        if let rule = style.underline { nodes += self.nodes(of: rule, at: metrics.underlinePosition, color) }
        if let glyphs = glyphs(color) { nodes.append(glyphs) }
        if let object = style.object { nodes += self.nodes(of: object, color) }
        if let rule = style.strikethrough { nodes += self.nodes(of: rule, at: metrics.xHeight / 2, color) }
        return nodes
    }

    /// The drawings of an object, one for each character.
    private func nodes(of object: InlineObject, _ color: RGBA) -> [RenderNode] {
        guard let node = object.draw(color) else { return [] }
        // The run may have other characters, such as one that keeps white space from hanging.
        return line.content.placeholders(in: fragment.range).map { place in
            let before =
                fragment.isRightToLeft
                ? place.upperBound..<fragment.range.upperBound
                : fragment.range.lowerBound..<place.lowerBound
            let left = x + Double(units: line.advance(of: before, spread: spread))
            return node.translated(by: CGPoint(x: left, y: baseline - object.ascent))
        }
    }

    private var metrics: LineMetrics { fragment.typeface.metrics }

    /// The lines of a rule, of the width of the fragment. Their center is `height` points above the baseline.
    private func nodes(of rule: TextRule, at height: Double, _ textColor: RGBA) -> [RenderNode] {
        let color = rule.color.map { RGBA($0) } ?? textColor
        let thickness = max(metrics.underlineThickness, style.font.usableSize / 24)
        let center = baseline - height
        func line(at y: Double, _ thickness: Double) -> RenderNode {
            .color(color, in: CGRect(x: x, y: y - thickness / 2, width: width, height: thickness))
        }
        return switch rule.shape {
        case .single: [line(at: center, thickness)]
        case .thick: [line(at: center, thickness * 2)]
        case .double: [line(at: center - thickness, thickness), line(at: center + thickness, thickness)]
        }
    }

    /// The node of the glyphs; `nil` if there are none.
    private func glyphs(_ color: RGBA) -> RenderNode? {
        let item = fragment.item
        let range = item.glyphRange(of: fragment.range)
        guard !range.isEmpty, let infos = item.glyphs.pointee.glyphs, let clusters = item.glyphs.pointee.log_clusters
        else { return nil }
        var spaced = spacedGlyphs(infos, clusters, range)
        return spaced.withUnsafeMutableBufferPointer { spaced in
            var string = PangoGlyphString()
            string.num_glyphs = Int32(range.count)
            string.glyphs = spread == 0 ? infos + range.lowerBound : spaced.baseAddress
            string.log_clusters = clusters + range.lowerBound
            return FontEngine.withLock { _ in
                RenderNode.glyphs(&string, of: item.font, color: color, at: CGPoint(x: x, y: baseline))
            }
        }
    }

    /// The glyphs with the additional width of white space; empty if there is none.
    private func spacedGlyphs(
        _ infos: UnsafeMutablePointer<PangoGlyphInfo>,
        _ clusters: UnsafeMutablePointer<gint>,
        _ range: Range<Int>
    ) -> [PangoGlyphInfo] {
        guard spread != 0 else { return [] }
        return range.map { index in
            var info = infos[index]
            let byte = fragment.item.range.lowerBound + Int(clusters[index])
            if byte < line.visibleEnd, line.content.marks[byte].contains(.white) {
                info.geometry.width += Int32(clamping: spread)
            }
            return info
        }
    }
}

extension ShapedText {
    /// The bytes of each U+FFFC in a range.
    fileprivate func placeholders(in bytes: Range<Int>) -> [Range<Int>] {
        let utf8 = text.utf8
        let part = utf8[utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)...].prefix(bytes.count)
        var (found, start) = ([Range<Int>](), bytes.lowerBound)
        for character in Substring(part).unicodeScalars {
            let end = start + UTF8.width(character)
            if character.value == 0xFFFC { found.append(start..<end) }
            start = end
        }
        return found
    }
}

extension RGBA {
    fileprivate init(_ color: SIMD4<Float>) {
        self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
    }
}
