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

    /// Fills and strokes the current path, as `mode` says, and ends it.
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

    /// Strokes a rectangle's sides. Ends the current path without drawing it.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle's sides with lines of the given width. Ends the current path without drawing it.
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

    /// Strokes lines between the first two points, the next two, and so on. Ends the current path without drawing it.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for start in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[start])
            addLine(to: points[start + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, whatever alpha and blend mode are set; black where there is no opacity. Ends the
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
