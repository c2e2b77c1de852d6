import CoreGraphics
import Foundation
import QuartzCore

/// The view that a scroll view zooms, with the geometry of its scale.
@MainActor
struct ZoomedView {
    let view: UIView

    /// The scale of the view's transform.
    var scale: CGFloat {
        let transform = view.transform
        return hypot(transform.a, transform.b)
    }

    /// Sets the scale. The origin of the view's frame is scaled, too.
    func setScale(_ scale: CGFloat) {
        let (old, origin) = (self.scale, view.frame.origin)
        guard old > 0, scale != old else { return }
        let ratio = scale / old
        // A product of ratios would drift from the scale that code has set.
        view.transform =
            view.transform.isPlainScale
            ? CGAffineTransform(scaleX: scale, y: scale) : view.transform.scaledBy(x: ratio, y: ratio)
        moveFrame(to: CGPoint(x: origin.x * ratio, y: origin.y * ratio))
    }

    /// Places a view whose position constraints determine for the scale 1. Another view stays where it is.
    func placeByConstraints() {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        let (origin, scale) = (view.untransformedFrame.origin, scale)
        moveFrame(to: CGPoint(x: origin.x * scale, y: origin.y * scale))
    }

    private func moveFrame(to origin: CGPoint) {
        let (frame, center) = (view.frame, view.center)
        let place = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
        if place != center { view.performMove { view.center = place } }
    }
}

extension CGAffineTransform {
    fileprivate var isPlainScale: Bool { b == 0 && c == 0 && a == d && a > 0 && tx == 0 && ty == 0 }
}
