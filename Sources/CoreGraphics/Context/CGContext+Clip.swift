import CCairo
import Foundation

extension CGContext {
    /// From now on draws only inside the current path too, and ends the path. An empty path changes nothing. What was
    /// clipped away comes back with `restoreGState()`.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        guard !path.isEmpty else { return }
        clip(to: path, rule)
    }

    /// From now on draws only inside `rect` too. Ends the current path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// From now on draws only inside some of the rectangles too, and nowhere if there are none. Ends the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip(to: takePath(), .winding)
    }

    /// The smallest rectangle of user space around what the clip lets through; null if that is nothing.
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
