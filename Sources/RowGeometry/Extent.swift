import Failures

/// A length along the table, or a position as the distance from its top, in whole units of 1/192 point.
///
/// The unit represents 1/2, 1/3 and 1/64 of a point exactly, and therefore the pixels of every screen scale. Sums are
/// integer sums and don't drift. Arithmetic traps on overflow of 64 bits, at about 4.8e16 points.
public struct Extent: Hashable, Comparable, AdditiveArithmetic, Sendable {
    /// The number of units in a point.
    public static let unitsPerPoint = 192

    /// No length, or the top of the table.
    public static let zero = Extent(units: 0)

    /// The length in units of 1/192 point.
    public var units: Int

    /// Creates a length in units of 1/192 point.
    public init(units: Int) {
        self.units = units
    }

    /// Creates a length, rounded to the nearest unit, halves away from zero. Traps for NaN, infinities, and
    /// lengths beyond 64 bits.
    public init(points: Double) {
        programmerError(
            unless: points.isFinite,
            "a length in a table must be finite, not \(points)",
            in: "Extent.init(points:)",
            .invalidArgument
        )
        let units = (points * Double(Self.unitsPerPoint)).rounded()
        programmerError(
            unless: units.magnitude < 0x1p63,
            "a length of \(points) points is out of range",
            in: "Extent.init(points:)",
            .invalidArgument
        )
        self.units = Int(units)
    }

    /// The length in points, correctly rounded below 2^53 units (4.6e13 points).
    public var points: Double {
        Double(units) / Double(Self.unitsPerPoint)
    }

    public static func < (left: Extent, right: Extent) -> Bool {
        left.units < right.units
    }

    public static func + (left: Extent, right: Extent) -> Extent {
        Extent(units: left.units + right.units)
    }

    public static func - (left: Extent, right: Extent) -> Extent {
        Extent(units: left.units - right.units)
    }

    public static func * (left: Extent, right: Int) -> Extent {
        Extent(units: left.units * right)
    }

    public static prefix func - (extent: Extent) -> Extent {
        Extent(units: -extent.units)
    }
}

extension Extent: CustomStringConvertible {
    public var description: String {
        "\(points) pt"
    }
}
