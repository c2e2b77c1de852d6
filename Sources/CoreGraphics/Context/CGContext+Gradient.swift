import CCairo
import Foundation

extension CGContext {
    /// Draws a gradient along the line between two points over the whole clip. Without `options`, draws only between
    /// the perpendiculars through its ends.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite else { return }
        draw(
            gradient,
            cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y),
            options
        )
    }

    /// Draws a gradient from one circle to another over the whole clip. Without `options`, draws only the area that
    /// the circles between the two cover.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0,
            startRadius.isFinite, endRadius.isFinite
        else { return }
        draw(
            gradient,
            cairo_pattern_create_radial(
                startCenter.x,
                startCenter.y,
                startRadius,
                endCenter.x,
                endCenter.y,
                endRadius
            ),
            options
        )
    }

    /// Draws a pattern, and releases it.
    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        guard toCairo.isInvertible else { return }
        let swaps = swapsRedAndBlue
        func add(_ stop: CGGradient.Stop, opacity: Float = 1) {
            let parts = stop.color.rgba
            cairo_pattern_add_color_stop_rgba(
                pattern,
                Double(stop.location),
                Double(swaps ? parts.blue : parts.red),
                Double(parts.green),
                Double(swaps ? parts.red : parts.blue),
                Double(parts.alpha * opacity)
            )
        }
        // Cairo extends both ends or none. For one end, the other one is extended with a transparent color.
        let before = options.contains(.drawsBeforeStartLocation)
        let after = options.contains(.drawsAfterEndLocation)
        if let first = gradient.stops.first, !before, after {
            add(CGGradient.Stop(location: 0, color: first.color), opacity: 0)
            add(CGGradient.Stop(location: 0, color: first.color))
        }
        for stop in gradient.stops { add(stop) }
        if let last = gradient.stops.last, before, !after {
            add(CGGradient.Stop(location: 1, color: last.color))
            add(CGGradient.Stop(location: 1, color: last.color), opacity: 0)
        }
        cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        paint(.everything, alpha: state.alpha) { cr in
            setUserSpace(with: cr)
            cairo_set_source(cr, pattern)
        }
    }
}
