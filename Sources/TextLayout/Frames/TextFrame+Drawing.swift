import DisplayList
import Foundation

extension TextFrame {
    /// The drawing of the text, set in `width` by its alignment: backgrounds first, then glyphs and lines.
    ///
    /// `initializeDisplayList()` must have been called.
    ///
    /// - Parameters:
    ///   - color: for text that has no colour of its own.
    ///   - origin: where the frame's top left comes to stand, in points.
    ///   - width: points; nil for the width of the layout, or of the text if that was infinite.
    package func renderNodes(
        color: RGBA,
        origin: CGPoint = .zero,
        in width: Double? = nil
    ) -> [RenderNode] {
        let width = width ?? (layoutWidth.isFinite ? layoutWidth : size.width)
        var backgrounds: [RenderNode] = []
        var foregrounds: [RenderNode] = []
        for line in lines {
            let left = origin.x + self.left(of: line, in: width)
            let spread = spread(of: line, in: width)
            for fragment in line.fragments(spread: spread) where !fragment.isHanging {
                let placed = PlacedFragment(fragment: fragment, line: line, spread: spread, left: left, top: origin.y)
                if let node = placed.background { backgrounds.append(node) }
                foregrounds += placed.foreground(color: color)
            }
        }
        return backgrounds + foregrounds
    }
}
