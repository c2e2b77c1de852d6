import CoreGraphics
import HostInterface
import QuartzCore

extension UIScreen {
    /// The whole text of a label at a point of the screen that shows only a part of it, and was asked to tell the rest.
    package func toolTip(at point: CGPoint) -> HostToolTip? {
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
