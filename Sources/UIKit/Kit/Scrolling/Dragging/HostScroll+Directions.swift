import CoreGraphics
import Foundation
import HostInterface

extension HostScroll {
    /// Returns the event with its distances along the axes of a view, which may be turned or upside down.
    @MainActor
    func alongAxes(of view: UIView) -> HostScroll {
        let origin = view.convert(CGPoint.zero, from: nil)
        func converted(_ vector: CGVector) -> CGVector {
            let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
            return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
        }
        var result = self
        result.delta = converted(delta)
        result.velocity = converted(velocity)
        guard unit == .click else { return result }
        // Clicks have no length that a scaled view could change.
        let length = hypot(result.delta.dx, result.delta.dy)
        guard length > 0 else { return self }
        let factor = hypot(delta.dx, delta.dy) / length
        result.delta.dx *= factor
        result.delta.dy *= factor
        return result
    }
}
