import CoreGraphics
import HostInterface

extension UIView {
    /// Returns the tool tip of the view, or else of the nearest view around it that has one.
    ///
    /// - Parameter point: The point at which the view is seen, in points of the window.
    func toolTip(at point: CGPoint) -> HostToolTip? {
        for view in sequence(first: self, next: \.superview) {
            guard let place = view.window.map({ view.convert(point, from: $0) }) else { return nil }
            for case let interaction as UIToolTipInteraction in view.interactions {
                guard let tip = interaction.configuration(at: place), !tip.toolTip.isEmpty else { continue }
                let area = (tip.sourceRect ?? view.bounds).applying(view.layer.presentedTransform(to: nil))
                return HostToolTip(text: tip.toolTip, area: area.intersection(nearestScreen.bounds))
            }
        }
        return nil
    }
}
