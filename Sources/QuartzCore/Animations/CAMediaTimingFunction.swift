import CoreGraphics
import Failures
import Motion

/// The pace of an animation as a cubic curve from (0, 0) to (1, 1). Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    package let curve: CubicCurve

    package init(_ curve: CubicCurve) {
        self.curve = curve
    }

    /// Creates a curve with two control points. Their x is clamped to 0 … 1, so that time never runs backwards.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = CubicCurve(
            Double(min(max(c1x, 0), 1)),
            Double(c1y),
            Double(min(max(c2x, 0), 1)),
            Double(c2y)
        )
    }

    /// Creates one of the system's curves. An unknown name gives the linear curve.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(CubicCurve.easeIn)
        case .easeOut: self.init(CubicCurve.easeOut)
        case .easeInEaseOut: self.init(CubicCurve.easeInOut)
        case .default: self.init(CubicCurve.default)
        default: self.init(CubicCurve.linear)
        }
    }

    /// Writes x and y of a control point, 0 to 3. Points 0 and 3 are the ends of the curve.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        programmerError(
            unless: points.indices.contains(idx),
            "A timing function has the control points 0 to 3",
            in: "CAMediaTimingFunction.getControlPoint(at:values:)",
            .range
        )
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }
}

/// The names of the system's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: (0.25, 0.1), (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
