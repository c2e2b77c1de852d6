import CoreGraphics
import HostInterface
import QuartzCore

extension UIScreen {
    /// Returns the tool tip for a point of the screen: that of a view there, or else the whole text of a label that is
    /// truncated and shows expansion text.
    package func toolTip(at point: CGPoint) -> HostToolTip? {
        // The presentation layer is hit-tested, since it is what the user sees during an animation.
        guard let window = window(at: point), let shown = window.layer.presentation() else { return nil }
        let place = window.point(onScreen: point)
        guard let hit = shown.hitTest(place)?.model() else { return nil }
        let view = sequence(first: hit, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }.first
        if let tip = view?.toolTip(at: place) { return tip }
        guard let label = hit.delegate as? UILabel, label.showsExpansionTextWhenTruncated, let text = label.text,
            label.isTruncated
        else { return nil }
        return HostToolTip(
            text: text,
            area: label.layer.bounds.applying(label.layer.presentedTransform(to: nil)).intersection(bounds)
        )
    }
}
