import CCairo
import Foundation

extension CGContext {
    /// Intersects the clip with the current path, and ends the path. An empty path has no effect. `restoreGState()`
    /// restores the previous clip.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        guard !path.isEmpty else { return }
        clip(to: path, rule)
    }

    /// Intersects the clip with a rectangle. Ends the current path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Intersects the clip with the union of rectangles, which is empty if there are none. Ends the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip(to: takePath(), .winding)
    }

    /// The bounding box of the clip in user space, or the null rectangle if the clip is empty.
    public var boundingBoxOfClipPath: CGRect {
        guard toCairo.isInvertible else { return .null }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        setUserSpace(with: cairo)
        let bounds = cairoClipBounds
        return bounds.isEmpty ? .null : bounds
    }

    private func clip(to path: PathSegments, _ rule: CGPathFillRule) {
        guard base.isInvertible else { return }
        trace(path, with: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
    }
}
