import CoreGraphics
import HostInterface
import QuartzCore

extension UIScreen {
    /// Returns the whole text of the label at a point of the screen, if the label is truncated and shows expansion
    /// text.
    package func toolTip(at point: CGPoint) -> HostToolTip? {
        // The presentation layer is hit-tested, since it is what the user sees during an animation.
        guard let window = window(at: point), let shown = window.layer.presentation(),
            let hit = shown.hitTest(window.point(onScreen: point)),
            let label = hit.model().delegate as? UILabel,
            label.showsExpansionTextWhenTruncated, let text = label.text, label.isTruncated
        else { return nil }
        return HostToolTip(
            text: text,
            area: label.layer.bounds.applying(label.layer.presentedTransform(to: nil)).intersection(bounds)
        )
    }
}
