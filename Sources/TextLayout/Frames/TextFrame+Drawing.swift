import DisplayList
import Foundation

extension TextFrame {
    /// Returns the drawing of the text, aligned in `width`: the backgrounds, then glyphs and lines.
    ///
    /// Call `initializeDisplayList()` first.
    ///
    /// - Parameters:
    ///   - color: The color of text without a color of its own.
    ///   - origin: The position of the frame's top left corner, in points.
    ///   - width: The width in points; `nil` for that of the layout, or of the text if that was infinite.
    ///   - layers: What is drawn.
    package func renderNodes(
        color: RGBA,
        origin: CGPoint = .zero,
        in width: Double? = nil,
        layers: TextDrawingLayers = .all
    ) -> [RenderNode] {
        let width = width ?? (layoutWidth.isFinite ? layoutWidth : size.width)
        var backgrounds: [RenderNode] = []
        var foregrounds: [RenderNode] = []
        for line in lines {
            let left = origin.x + self.left(of: line, in: width)
            let spread = spread(of: line, in: width)
            for fragment in line.fragments(spread: spread) where !fragment.isHanging {
                let placed = PlacedFragment(fragment: fragment, line: line, spread: spread, left: left, top: origin.y)
                if layers.contains(.backgrounds), let node = placed.background { backgrounds.append(node) }
                if layers.contains(.foregrounds) { foregrounds += placed.foreground(color: color) }
            }
        }
        return backgrounds + foregrounds
    }
}
