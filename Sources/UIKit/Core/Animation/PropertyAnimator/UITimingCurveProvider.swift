import Foundation

/// An object that provides the timing information of an animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the timing for an animator of a duration in seconds. A physical spring replaces the duration by its
    /// own.
    func pace(over duration: TimeInterval) -> AnimatorTiming {
        if let spring = springTimingParameters { return spring.springPace(over: duration) }
        return AnimatorTiming(
            curve: .cubic((cubicTimingParameters ?? UICubicTimingParameters()).curve),
            duration: duration
        )
    }
}
