import CoreGraphics
import Foundation

/// The picture of a view out of which a window comes.
@MainActor
final class ScenePreview {
    /// The scale at which the picture disappears, and the greatest one while fingers pull it (unverified).
    static let greatestScale: CGFloat = 1.5
    /// The time in which the picture disappears or returns, in seconds: that of drags.
    static let duration: TimeInterval = DragMetrics.duration

    private let platter: DragPlatter
    private let transform: CGAffineTransform

    /// Puts a picture above the window of a preview. Returns `nil` if its place isn't in a window, or has no size.
    init?(_ preview: UITargetedPreview) {
        guard let window = preview.target.container.window, let center = preview.center(in: window),
            preview.size.width > 0, preview.size.height > 0
        else { return nil }
        platter = DragPlatter(preview)
        transform = preview.target.transform
        platter.center = center
        platter.transform = transform
        platter.setLifted(true)
        window.addSubview(platter)
    }

    /// Follows the fingers.
    ///
    /// - Parameter scale: The distance of the fingers, relative to that at the beginning.
    func scale(by scale: CGFloat) {
        let scale = min(max(scale, 1), Self.greatestScale)
        platter.transform = transform.scaledBy(x: scale, y: scale)
    }

    /// Grows and fades, since the window opens.
    func leave() {
        let reducesMotion = UIAccessibility.isReduceMotionEnabled
        animate { [self] in
            if !reducesMotion { scale(by: Self.greatestScale) }
            platter.alpha = 0
        }
    }

    /// Returns to its place, since no window opens.
    func sink() {
        animate { [self] in
            scale(by: 1)
            platter.setLifted(false)
        }
    }

    func remove() {
        platter.removeFromSuperview()
    }

    private func animate(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration, animations: changes) { [self] _ in remove() }
    }
}
