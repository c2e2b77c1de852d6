/// The rule for the areas that a shape layer fills.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Fills the areas around which the path turns more often in one direction than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Fills the areas that an odd number of the path's lines separates from the outside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the open ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A line ends at its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A line is longer than its end point by half of the line width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The edges of the lines meet in a point, unless the miter limit forbids it.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A part of a circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A line between the ends of the edges.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
