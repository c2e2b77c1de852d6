/// The shape of the rounded corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature grows from nothing at its ends.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
