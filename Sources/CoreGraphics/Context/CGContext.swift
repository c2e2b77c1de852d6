import CCairo
import Foundation

/// A drawing destination: a bitmap, or the recording of a view's drawing.
///
/// The coordinates of a bitmap are its pixels, with the origin at the bottom left and y pointing up. UIKit's contexts
/// have points, with the origin at the top left and y pointing down, so `draw(_:in:)` draws images upside down there.
/// Coordinates that are not finite draw nothing, and neither does anything under a singular transform.
public class CGContext {
    package final let cairo: OpaquePointer
    /// The bitmap, if this is a bitmap context.
    final let bitmap: Bitmap?
    /// The transform from Core Graphics' device space to Cairo's.
    final let base: CGAffineTransform
    /// The transform from the space of shadow offsets to Cairo's device space.
    final let shadowBase: CGAffineTransform
    final var state: DrawingState
    final var saved: [Saved] = []
    /// The current path in Core Graphics' device space, since changes of the transform don't move
    /// what was added before.
    final var devicePath = PathSegments()

    /// A saved state. For each, Cairo has a saved state or, for a layer, a group.
    enum Saved {
        case state(DrawingState)
        case layer(DrawingState)
    }

    init(
        cairo: OpaquePointer,
        bitmap: Bitmap?,
        base: CGAffineTransform,
        ctm: CGAffineTransform,
        shadowBase: CGAffineTransform
    ) {
        self.cairo = cairo
        self.bitmap = bitmap
        self.base = base
        self.shadowBase = shadowBase
        state = DrawingState(ctm: ctm)
    }

    /// Creates a context in UIKit's coordinates that draws with `cr`, whose current matrix maps points to pixels.
    /// Saved states and clips remain in `cr`; its matrix is not changed. `height` is that of the canvas in points,
    /// and `scale` the number of pixels per point.
    package convenience init(
        borrowing cr: OpaquePointer,
        origin: CGPoint = .zero,
        height: CGFloat,
        scale: CGFloat
    ) {
        cairo_translate(cr, -Double(origin.x), -Double(origin.y))
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let toCairo = CGAffineTransform(matrix)
        let ctm = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height * scale)
        self.init(
            cairo: cairo_reference(cr),
            bitmap: nil,
            base: ctm.inverted().concatenating(toCairo),
            ctm: ctm,
            shadowBase: toCairo
        )
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// The interpolation with which `draw(_:in:byTiling:)` resamples images.
    public final var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
