import Foundation

/// The array type of Core Foundation. There is no Core Foundation to bridge to here, so it is Swift's array.
public typealias CFArray = [Any]

/// Colors along a way from 0 to 1, mixed in sRGB in between.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: CGFloat
        var color: CGColor
    }

    /// In ascending order of location.
    let stops: [Stop]

    /// A gradient of `CGColor`s at `locations`, as many as there are colors, each 0 … 1; nil spaces them evenly. Nil
    /// for no colors, or if something else than colors is among them. The colors keep their own spaces.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard let colors = colors as? [CGColor], !colors.isEmpty else { return nil }
        stops = Self.stops(colors, locations)
    }

    /// A gradient of `count` colors, whose components and alphas follow one another in `components`, at as many
    /// `locations`; nil spaces them evenly. Nil if `count` is not positive.
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
        // By index where locations are equal: that is where a color changes at once.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}
