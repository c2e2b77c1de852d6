import Foundation

/// The pace of an animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The pace for an animator of so many seconds; springs that have a time of their own bring it.
    func pace(over duration: TimeInterval) -> AnimationPace {
        if let spring = springTimingParameters { return spring.springPace(over: duration) }
        return AnimationPace(
            curve: .cubic((cubicTimingParameters ?? UICubicTimingParameters()).curve),
            duration: duration
        )
    }
}
