import Foundation

extension CGContext {
    /// Fills the current path and ends it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule)
    }

    /// Strokes the current path and ends it.
    public func strokePath() {
        stroke(takePath())
    }

    /// Fills or strokes the current path, or both, and ends it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, .winding)
        case .eoFill, .eoFillStroke: fill(path, .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path)
        case .fill, .eoFill: break
        }
    }

    /// Fills a rectangle. Ends the current path without drawing it.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles as one shape. Ends the current path without drawing it.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Strokes a rectangle. Ends the current path without drawing it.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line width. Ends the current path without drawing it.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previous = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = previous
    }

    /// Fills an ellipse. Ends the current path without drawing it.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes an ellipse. Ends the current path without drawing it.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes separate lines between pairs of points. Ends the current path without drawing it.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for start in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[start])
            addLine(to: points[start + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent regardless of alpha and blend mode, or black in an opaque context. Ends the
    /// current path without drawing it.
    public func clear(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        let path = takePath()
        let previous = state
        state.shadow = nil
        state.blendMode = .clear
        fill(path, .winding)
        state = previous
    }

    private func fill(_ path: PathSegments, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        paint(.filled(path, rule)) { setSource(state.fillColor, with: $0) }
    }

    private func stroke(_ path: PathSegments) {
        guard !path.isEmpty else { return }
        paint(.stroked(path)) { setSource(state.strokeColor, with: $0) }
    }
}
