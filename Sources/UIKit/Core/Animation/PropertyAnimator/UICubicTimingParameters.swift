import CoreGraphics
import Motion

/// The timing information of a cubic curve. Immutable.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The standard curve, or `.easeInOut` if the curve has control points of its own.
    open private(set) var animationCurve: UIView.AnimationCurve
    let curve: CubicCurve
    private let isBuiltin: Bool

    /// Creates Core Animation's default curve, with the control points (0.25, 0.1) and (0.25, 1).
    public override init() {
        (animationCurve, curve, isBuiltin) = (.easeInOut, .default, true)
        super.init()
    }

    /// Creates one of the standard curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, self.curve, isBuiltin) = (curve, curve.cubic, true)
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1) with two control points. Their x coordinates are clamped to 0 … 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        (animationCurve, isBuiltin) = (.easeInOut, false)
        super.init()
    }

    /// Creates the curve that `encode(with:)` wrote, or Core Animation's default curve if there is none.
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

    /// Returns the object itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    private enum Key {
        static let isBuiltin = "builtin"
        static let animationCurve = "animationCurve"
        static let points = ["x1", "y1", "x2", "y2"]
    }
}
