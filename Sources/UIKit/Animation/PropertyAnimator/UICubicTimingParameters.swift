import CoreGraphics
import Motion

/// The pace along a cubic curve. Immutable.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The system's curve, if it is one of those; else `.easeInOut`.
    public let animationCurve: UIView.AnimationCurve
    let curve: CubicCurve
    private let isBuiltin: Bool

    /// Core Animation's default curve: (0.25, 0.1), (0.25, 1).
    public override init() {
        (animationCurve, curve, isBuiltin) = (.easeInOut, .default, true)
        super.init()
    }

    /// One of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, self.curve, isBuiltin) = (curve, curve.cubic, true)
        super.init()
    }

    /// The curve from (0, 0) to (1, 1) with two control points; x outside 0 … 1 is clamped.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        (animationCurve, isBuiltin) = (.easeInOut, false)
        super.init()
    }

    /// The curve that `encode(with:)` wrote; Core Animation's default where there is none.
    public required init?(coder: NSCoder) {
        isBuiltin = coder.decodeBool(forKey: Key.isBuiltin)
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: Key.animationCurve)) ?? .easeInOut
        curve =
            coder.containsValue(forKey: Key.points[0])
            ? CubicCurve(
                coder.decodeDouble(forKey: Key.points[0]),
                coder.decodeDouble(forKey: Key.points[1]),
                coder.decodeDouble(forKey: Key.points[2]),
                coder.decodeDouble(forKey: Key.points[3])
            ) : .default
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(isBuiltin, forKey: Key.isBuiltin)
        coder.encode(animationCurve.rawValue, forKey: Key.animationCurve)
        for (key, value) in zip(Key.points, [curve.x1, curve.y1, curve.x2, curve.y2]) {
            coder.encode(value, forKey: key)
        }
    }

    /// The object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    private enum Key {
        static let isBuiltin = "builtin"
        static let animationCurve = "animationCurve"
        static let points = ["x1", "y1", "x2", "y2"]
    }
}
