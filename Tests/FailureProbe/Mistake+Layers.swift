import QuartzCore
import UIKit

extension Mistake {
    static let layers = [
        Mistake("a layer in one of its own sublayers") {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        },
        Mistake("the fifth control point of a curve") {
            var point: [Float] = [0, 0]
            CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
        },
        Mistake("a transaction committed that was not begun") { CATransaction.commit() },
        Mistake("a layer whose position is no number") { CALayer().position.y = .nan },
        Mistake("a layer whose bounds are no numbers") { CALayer().bounds.size.width = .nan },
        Mistake("a layer whose frame is no number") {
            CALayer().frame = CGRect(x: 0, y: 0.0, width: Double.nan, height: 1)
        },
        Mistake("a spring animation without mass") {
            let spring = CASpringAnimation(keyPath: "opacity")
            spring.mass = 0
            _ = spring.settlingDuration
        },
    ]
}
