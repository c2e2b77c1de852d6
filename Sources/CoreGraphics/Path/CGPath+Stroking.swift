import Foundation

extension CGPath {
    /// Returns the outline of a stroke of the path. Fill it by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line in the coordinates of the path.
    ///   - transform: A transform that is applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(segments: outline.outline(of: segments.applying(transform)))
    }
}

extension CGContext {
    /// Replaces the current path by the outline of its stroke, with the line width, dashes, caps and joins of the
    /// context. Fill it, or clip to it, by the winding rule.
    public func replacePathWithStrokedPath() {
        let toUser = state.ctm.inverted()
        let scale = max(abs(state.ctm.a * state.ctm.d - state.ctm.b * state.ctm.c).squareRoot(), .leastNormalMagnitude)
        let outline = StrokeOutline(
            width: state.lineWidth,
            cap: state.lineCap,
            join: state.lineJoin,
            miterLimit: state.miterLimit,
            dashes: state.dashLengths,
            dashPhase: state.dashPhase,
            tolerance: 0.02 / scale
        )
        devicePath = outline.outline(of: devicePath.applying(toUser)).applying(state.ctm)
    }
}
