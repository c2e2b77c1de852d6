import CCairo
import Foundation

extension CGContext {
    /// Keeps the transform, the clip and every drawing parameter until `restoreGState()`. The current path is not part of
    /// it.
    public func saveGState() {
        saved.append(.state(state))
        cairo_save(cairo)
    }

    /// Goes back to what the last `saveGState()` kept. Does nothing without one in this transparency layer.
    public func restoreGState() {
        guard case .state(let state) = saved.last else { return }
        saved.removeLast()
        self.state = state
        cairo_restore(cairo)
    }

    /// The width of strokes in user space.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return }
        state.lineWidth = width
    }

    /// How the open ends of strokes look.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// How the corners of strokes look.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// How far a mitred corner may reach, as a multiple of the line's width, before it is bevelled. 10 to begin with.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        state.miterLimit = limit
    }

    /// The lengths of dashes and gaps, in turn, in user space, and how far into them a stroke starts. No lengths means no
    /// gaps; negative lengths, or lengths that are all zero, are ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return }
        guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// The opacity, 0 … 1, by which that of everything drawn is multiplied.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// How what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Whether edges that run through pixels are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Draws a shadow under everything that follows; none for a nil colour.
    ///
    /// `offset` and `blur` do not follow the transform. They are points to the right and downwards in UIKit's contexts,
    /// pixels to the right and upwards in a bitmap of your own. The shadow is the shape's opacity under a Gaussian of
    /// standard deviation `blur` / 2. Costs an image of the shape and O(pixels · blur).
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        state.shadow = color.map { DrawingState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
    }

    /// Draws a shadow of black with an opacity of one third under everything that follows.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// The colour that fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// The colour that fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour that fills, as a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The colour that strokes.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// The colour that strokes, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour that strokes, as a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }
}
