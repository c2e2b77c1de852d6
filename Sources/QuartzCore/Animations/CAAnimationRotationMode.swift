/// How an animation along a path turns its layer.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The x-axis of the layer points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The x-axis of the layer points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
