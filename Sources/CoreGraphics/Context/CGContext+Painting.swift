import CCairo
import Foundation

extension CGContext {
    /// The area that a drawing operation covers. Paths are in Core Graphics' device space.
    enum Shape {
        case filled(PathSegments, CGPathFillRule)
        case stroked(PathSegments)
        /// The whole clip.
        case everything
        /// Whatever a closure draws with the source, in user space.
        case drawn((OpaquePointer) -> Void)
    }

    /// The transform from user space to Cairo's device space.
    var toCairo: CGAffineTransform {
        state.ctm.concatenating(base)
    }

    /// Draws `shape` with the shadow, blend mode and antialiasing of the state.
    ///
    /// `setSource` sets the source of a Cairo context, and may change the context's matrix. The source is
    /// multiplied by `alpha`.
    func paint(_ shape: Shape, alpha: CGFloat = 1, setSource: (OpaquePointer) -> Void) {
        guard base.isInvertible else { return }
        switch shape {
        case .stroked, .drawn:
            guard toCairo.isInvertible else { return }
        case .filled, .everything:
            break
        }
        withCairoByteOrder {
            if let shadow = state.shadow {
                paintShadow(shadow) { render(shape, with: $0, alpha: alpha, mode: .normal, setSource: setSource) }
            }
            render(shape, with: cairo, alpha: alpha, mode: state.blendMode, setSource: setSource)
        }
    }

    /// Draws `shape` with `cr`, which is this context's Cairo context or one with the same device space.
    private func render(
        _ shape: Shape,
        with cr: OpaquePointer,
        alpha: CGFloat,
        mode: CGBlendMode,
        setSource: (OpaquePointer) -> Void
    ) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_set_antialias(cr, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_operator(cr, mode.cairoOperator)
        switch shape {
        case .everything:
            setSource(cr)
            cairo_paint_with_alpha(cr, alpha)
        case .filled(let path, let rule):
            trace(path, with: cr)
            cairo_set_fill_rule(cr, rule.cairoRule)
            // Cairo has no fill with alpha, and operators that reach outside the shape must be clipped to it.
            if alpha < 1 || mode.reachesOutsideShape {
                cairo_clip(cr)
                setSource(cr)
                cairo_paint_with_alpha(cr, alpha)
            } else {
                setSource(cr)
                cairo_fill(cr)
            }
        case .stroked(let path):
            if mode.reachesOutsideShape {
                setMixedSource(with: cr, setSource: setSource)
            } else {
                setSource(cr)
            }
            trace(path, with: cr)
            setLine(with: cr)
            cairo_stroke(cr)
        case .drawn(let body):
            setSource(cr)
            setUserSpace(with: cr)
            body(cr)
        }
    }

    /// Sets the matrix of `cr` to that of user space, which must be invertible.
    func setUserSpace(with cr: OpaquePointer) {
        var matrix = toCairo.cairoMatrix
        cairo_set_matrix(cr, &matrix)
    }

    /// Blends the source with the whole backdrop and makes the result the source, which is then copied where the
    /// stroke is. Necessary because Cairo cannot clip to a stroke.
    private func setMixedSource(with cr: OpaquePointer, setSource: (OpaquePointer) -> Void) {
        let backdrop = cairo_get_group_target(cr)
        let mode = cairo_get_operator(cr)
        cairo_push_group(cr)
        cairo_identity_matrix(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cr, backdrop, 0, 0)
        cairo_paint(cr)
        cairo_set_operator(cr, mode)
        setSource(cr)
        cairo_paint(cr)
        cairo_pop_group_to_source(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    }

    private func setLine(with cr: OpaquePointer) {
        setUserSpace(with: cr)
        cairo_set_line_width(cr, state.lineWidth)
        cairo_set_line_cap(cr, state.lineCap.cairoCap)
        cairo_set_line_join(cr, state.lineJoin.cairoJoin)
        cairo_set_miter_limit(cr, state.miterLimit)
        cairo_set_dash(cr, state.dashLengths.map(Double.init), Int32(state.dashLengths.count), state.dashPhase)
    }

    /// Returns whether a stroke of the current path would cover a point of user space.
    func strokes(_ point: CGPoint) -> Bool {
        guard base.isInvertible, toCairo.isInvertible, point.isFinite else { return false }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        trace(devicePath, with: cairo)
        setLine(with: cairo)
        let covers = cairo_in_stroke(cairo, point.x, point.y) != 0
        cairo_new_path(cairo)
        return covers
    }

    /// Makes `path` Cairo's current path. Preserves Cairo's matrix.
    func trace(_ path: PathSegments, with cr: OpaquePointer) {
        // Cairo's coordinates have 24 integral bits. Larger ones are clamped, which is invisible that far outside.
        func bounded(_ point: CGPoint) -> CGPoint {
            let point = point.applying(base)
            return CGPoint(x: min(max(point.x, -4e6), 4e6), y: min(max(point.y, -4e6), 4e6))
        }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        cairo_identity_matrix(cr)
        cairo_new_path(cr)
        var last = CGPoint.zero
        func curve(_ curve: CubicCurve) {
            let (control1, control2, end) = (bounded(curve.control1), bounded(curve.control2), bounded(curve.end))
            cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        }
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                cairo_move_to(cr, bounded(point).x, bounded(point).y)
                start = point
            case .line(let point):
                cairo_line_to(cr, bounded(point).x, bounded(point).y)
            case .quad(let control, let end):
                curve(CubicCurve(start: last, control: control, end: end))
            case .curve(let control1, let control2, let end):
                curve(CubicCurve(start: last, control1: control1, control2: control2, end: end))
            case .close:
                cairo_close_path(cr)
            }
            last = element.points.last ?? start
        }
        cairo_set_matrix(cr, &matrix)
    }

    /// Sets Cairo's source to a color, multiplied by the state's alpha.
    func setSource(_ color: CGColor, with cr: OpaquePointer) {
        if let tile = color.tile { return setSource(tile, opacity: color.alpha * state.alpha, with: cr) }
        let parts = color.rgba
        let swaps = swapsRedAndBlue
        cairo_set_source_rgba(
            cr,
            Double(swaps ? parts.blue : parts.red),
            Double(parts.green),
            Double(swaps ? parts.red : parts.blue),
            Double(parts.alpha) * state.alpha
        )
    }

    /// Whether red and blue are exchanged in the colors given to Cairo, because the client's memory
    /// has them in that order.
    var swapsRedAndBlue: Bool {
        (bitmap?.layout.startsWithRed ?? false) && !state.blendMode.isNonSeparable
    }

    /// Runs `body` with the pixels in Cairo's component order, if the blend mode depends on it.
    private func withCairoByteOrder(_ body: () -> Void) {
        guard let bitmap, bitmap.layout.startsWithRed, state.blendMode.isNonSeparable else {
            body()
            return
        }
        exchangeTarget()
        body()
        exchangeTarget()
    }

    private func exchangeTarget() {
        if let target = cairo_get_group_target(cairo) { exchangeChannels(of: target) }
    }

    /// Exchanges red and blue in an image surface.
    func exchangeChannels(of surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        exchangeRedAndBlue(
            UnsafeMutableRawPointer(pixels),
            width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)),
            bytesPerRow: Int(cairo_image_surface_get_stride(surface))
        )
        cairo_surface_mark_dirty(surface)
    }

    /// Runs `body` with a Cairo context that has the matrix of user space, the fill color as its source,
    /// and the state's blend mode and antialiasing. This is for text, which other modules draw. With a
    /// shadow, `body` runs twice.
    package func withCairo(_ body: (OpaquePointer) -> Void) {
        withoutActuallyEscaping(body) { body in
            paint(.drawn(body)) { setSource(state.fillColor, with: $0) }
        }
    }
}

extension CGPathFillRule {
    var cairoRule: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension CGLineCap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
