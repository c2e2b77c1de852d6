import CCairo
import Foundation

/// A place to draw: a bitmap, or what a view records.
///
/// A bitmap's coordinates are its pixels, with the origin at the bottom left and y growing upwards. In a context that
/// UIKit hands out they are points, with the origin at the top left and y growing downwards, and so `draw(_:in:)` shows an
/// image upside down there. Coordinates that are not finite draw nothing, and so does a transform that cannot be undone.
public class CGContext {
    package final let cairo: OpaquePointer
    /// The pixels drawn into, if the context is a bitmap's.
    final let bitmap: Bitmap?
    /// From Core Graphics' device space to cairo's.
    final let base: CGAffineTransform
    /// From the space in which shadows are measured to cairo's.
    final let shadowBase: CGAffineTransform
    final var state: DrawingState
    final var saved: [Saved] = []
    /// The current path in Core Graphics' device space: what is added later does not move with the transform.
    final var devicePath = PathSegments()

    /// What `saved` holds: cairo has a saved state for each, and a group for a layer.
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

    /// A context in UIKit's coordinates that draws with `cr`, whose matrix maps points to pixels now. Saved states and
    /// clips are left in `cr`. Its matrix changes only here, where it is moved so that `origin` is at the top left of the
    /// canvas. `height` is the canvas' in points, `scale` its pixels per point.
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

    /// How `draw(_:in:byTiling:)` resamples images.
    public final var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
