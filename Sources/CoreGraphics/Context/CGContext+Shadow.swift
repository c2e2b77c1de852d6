import CCairo
import Foundation

extension CGContext {
    /// Draws the shadow of what `drawShape` draws. The closure receives a Cairo context with this one's device space.
    func paintShadow(_ shadow: DrawingState.Shadow, drawShape: (OpaquePointer) -> Void) {
        let offset = shadow.offset.applying(shadowBase)
        let scale = abs(shadowBase.a * shadowBase.d - shadowBase.b * shadowBase.c).squareRoot()
        let deviation = shadow.blur * scale / 2
        // A shape outside the clip casts a shadow into it from up to this distance.
        let clip = deviceClipBounds
        let reach = CGFloat(GaussianBlur(standardDeviation: deviation).reach)
        let area = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach).integral
        guard !clip.isEmpty,
            let mask = BlurredMask(extent: area, scale: 1, standardDeviation: deviation, draw: drawShape)
        else { return }

        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        let mode = state.blendMode.reachesOutsideShape ? .normal : state.blendMode
        cairo_set_operator(cairo, mode.cairoOperator)
        let parts = shadow.color.rgba
        let swaps = swapsRedAndBlue
        cairo_set_source_rgba(
            cairo,
            Double(swaps ? parts.blue : parts.red),
            Double(parts.green),
            Double(swaps ? parts.red : parts.blue),
            Double(parts.alpha)
        )
        mask.paint(on: cairo, offset: offset)
    }

    /// The bounds of the clip in Cairo's device space.
    private var deviceClipBounds: CGRect {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        return cairoClipBounds
    }

    /// The bounds of the clip in the space of Cairo's current matrix.
    var cairoClipBounds: CGRect {
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
