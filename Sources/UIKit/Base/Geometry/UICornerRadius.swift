import CoreGraphics

/// The radius of a corner: a length, or one that follows from the corner of the container.
///
/// ```swift
/// card.cornerConfiguration = .corners(radius: 12)
/// button.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
/// ```
public struct UICornerRadius: Hashable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// How the radius is determined.
    enum Rule: Hashable {
        case fixed(Double)
        case concentric(minimum: CGFloat)
        /// Half of the shorter side of the view.
        case capsule
    }

    let rule: Rule

    /// Returns a radius in points. One that is negative or isn't a number is 0.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(rule: .fixed(radius)) }

    /// Returns the radius with which a corner has the same center as that of the container: the radius of the
    /// container's corner less the distance between the two corners, or the minimum if that is more.
    ///
    /// The container is the nearest superview with a corner configuration, or with a corner radius of its layer.
    /// Without one, the radius is the minimum, which is 0 by default.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(rule: .concentric(minimum: minimum ?? 0))
    }

    static var capsule: UICornerRadius { UICornerRadius(rule: .capsule) }

    private init(rule: Rule) {
        self.rule = rule
    }

    /// Creates a radius in points.
    public init(floatLiteral value: Double) {
        rule = .fixed(value)
    }

    /// Creates a radius in points.
    public init(integerLiteral value: Int) {
        rule = .fixed(Double(value))
    }

    /// A text for debugging.
    public var description: String {
        switch rule {
        case .fixed(let radius): ".fixed(radius: \(radius))"
        case .concentric(let minimum): ".containerConcentric(minimumRadius: \(minimum))"
        case .capsule: ".capsule"
        }
    }
}
