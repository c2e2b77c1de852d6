import CCairo
import Foundation

extension CGContext {
    /// Saves the transform, the clip and all drawing parameters until `restoreGState()`. The
    /// current path is not saved.
    public func saveGState() {
        saved.append(.state(state))
        cairo_save(cairo)
    }

    /// Restores what the last `saveGState()` saved. Does nothing if there is none in this transparency layer.
    public func restoreGState() {
        guard case .state(let state) = saved.last else { return }
        saved.removeLast()
        self.state = state
        cairo_restore(cairo)
    }

    /// Sets the line width of strokes in user space.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return }
        state.lineWidth = width
    }

    /// Sets the shape of the open ends of strokes.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets the greatest length of a mitered corner, as a multiple of the line width, beyond which it is
    /// beveled. 10 by default.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        state.miterLimit = limit
    }

    /// Sets the lengths of alternating dashes and gaps in user space, and the phase at which a stroke starts. Without
    /// lengths, lines are solid. Negative lengths, or lengths that are all zero, are ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return }
        guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Sets the alpha value, from 0 to 1, by which everything drawn is multiplied.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Sets the blending of new drawing with existing content.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Sets the shadow of everything drawn from now on. Without a color there is none.
    ///
    /// `offset` and `blur` are independent of the transform. In UIKit's contexts they are in points, to the
    /// right and down. In a client's bitmap context they are in pixels, to the right and up. The shadow is the
    /// shape's opacity blurred with a Gaussian whose standard deviation is `blur` / 2. It costs an image of the
    /// shape and O(pixels · blur).
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        state.shadow = color.map { DrawingState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
    }

    /// Sets a shadow of black with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// Sets the fill color in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// Sets the stroke color in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }
}
