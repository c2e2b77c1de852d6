import CCairo
import Foundation

extension CGContext {
    /// Draws a gradient around a point over the whole clip.
    ///
    /// - Parameter angle: The direction of the first color, in radians from the positive x axis towards the positive y
    ///   axis. The other colors follow in the same sense.
    package func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite, toCairo.isInvertible else { return }
        let clip = boundingBoxOfClipPath
        guard !clip.isNull, let pattern = cairo_pattern_create_mesh() else { return }
        defer { cairo_pattern_destroy(pattern) }
        let reach = hypot(
            max(abs(clip.minX - center.x), abs(clip.maxX - center.x)),
            max(abs(clip.minY - center.y), abs(clip.maxY - center.y))
        )
        for wedge in gradient.wedges(greatestTurn: 1 / 128) {
            // The chord of a wedge is nearer to the center than its arc, by less than a thousandth.
            add(wedge, to: pattern, center: center, radius: reach * 1.001 + 1, angle: angle)
        }
        paint(.everything, alpha: state.alpha) { cr in
            setUserSpace(with: cr)
            cairo_set_source(cr, pattern)
        }
    }

    private func add(
        _ wedge: CGGradient.Wedge,
        to pattern: OpaquePointer,
        center: CGPoint,
        radius: CGFloat,
        angle: CGFloat
    ) {
        func addLine(to turn: CGFloat) {
            let direction = angle + turn * 2 * .pi
            cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(direction), center.y + radius * sin(direction))
        }
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        addLine(to: wedge.start)
        addLine(to: wedge.end)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        for (corner, color) in [wedge.first, wedge.first, wedge.last, wedge.last].enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern,
                UInt32(corner),
                swapsRedAndBlue ? color.z : color.x,
                color.y,
                swapsRedAndBlue ? color.x : color.z,
                color.w
            )
        }
        cairo_mesh_pattern_end_patch(pattern)
    }
}

extension CGGradient {
    /// A part of a conic gradient that is narrow enough for the color to change in proportion to its chord.
    fileprivate struct Wedge {
        /// The angles, as fractions of a whole turn.
        var start: CGFloat
        var end: CGFloat
        /// The colors in sRGB, not premultiplied, and alpha.
        var first: SIMD4<Double>
        var last: SIMD4<Double>
    }

    /// Returns the wedges of the whole circle. None is wider than `greatestTurn`.
    fileprivate func wedges(greatestTurn: CGFloat) -> [Wedge] {
        guard let first = stops.first, let last = stops.last else { return [] }
        let ends = [Stop(location: 0, color: first.color)] + stops + [Stop(location: 1, color: last.color)]
        var wedges: [Wedge] = []
        for (from, to) in zip(ends, ends.dropFirst()) where to.location > from.location {
            let width = to.location - from.location
            let count = Int((width / greatestTurn).rounded(.up))
            for index in 0..<count {
                let (start, end) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
                wedges.append(
                    Wedge(
                        start: from.location + start * width,
                        end: from.location + end * width,
                        first: from.color.mixed(with: to.color, fraction: start),
                        last: from.color.mixed(with: to.color, fraction: end)
                    )
                )
            }
        }
        return wedges
    }
}

extension CGColor {
    fileprivate func mixed(with other: CGColor, fraction: CGFloat) -> SIMD4<Double> {
        let (from, to) = (rgba, other.rgba)
        let start = SIMD4(Double(from.red), Double(from.green), Double(from.blue), Double(from.alpha))
        let end = SIMD4(Double(to.red), Double(to.green), Double(to.blue), Double(to.alpha))
        return start + (end - start) * Double(fraction)
    }
}
