import Foundation

/// The array type of Core Foundation. Without Core Foundation to bridge to, it is Swift's array.
public typealias CFArray = [Any]

/// Colors at locations from 0 to 1, between which they are interpolated in sRGB.
public final class CGGradient: Sendable {
    package struct Stop: Sendable {
        package var location: CGFloat
        package var color: CGColor
    }

    /// The stops in ascending order of their locations.
    package let stops: [Stop]

    /// Creates a gradient from `CGColor`s and as many locations from 0 to 1. If `locations` is nil, the
    /// colors are evenly spaced. Returns nil if there are no colors, or an element is not a color. The colors
    /// keep their own spaces.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard let colors = colors as? [CGColor], !colors.isEmpty else { return nil }
        stops = Self.stops(colors, locations)
    }

    /// Creates a gradient of `count` colors from consecutive components and alpha values, and as many locations. If
    /// `locations` is nil, the colors are evenly spaced. Returns nil if `count` is not positive.
    public init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let step = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * step) }
        stops = Self.stops(colors, locations)
    }

    private static func stops(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let stops = colors.enumerated().map { index, color in
            let location = locations?[index] ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1))
            return Stop(location: min(max(location, 0), 1), color: color)
        }
        // Equal locations keep their order, so that the color changes abruptly there.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}
