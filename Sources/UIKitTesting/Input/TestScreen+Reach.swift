import CoreGraphics
import UIKit

extension TestScreen {
    /// Returns the center of a view on the screen, or reports a failure and returns `nil` if a touch can't reach it.
    func reachableMiddle(of view: UIView, to action: String) -> CGPoint? {
        makeCurrent()
        let target = TouchTarget(view, on: screen)
        guard let obstacle = target.obstacle else { return target.middle }
        onFailure("Cannot \(action) \(target.description(of: view)): \(obstacle)")
        return nil
    }
}
