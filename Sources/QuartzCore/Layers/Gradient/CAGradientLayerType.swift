/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The colors change along the line from the start point to the end point, and continue beyond its ends.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colors change from the start point, the center of an ellipse, to the ellipse, and continue beyond it. The
    /// distances from the start point to the end point are the half axes.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colors change clockwise around the start point, from the direction to the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
