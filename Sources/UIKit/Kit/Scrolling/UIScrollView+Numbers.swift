import CoreGraphics
import Failures

extension UIScrollView {
    /// Stops the process if the content size or the content inset contains NaN.
    func requireNoNaN() {
        programmerError(
            unless: !(contentSize.width.isNaN || contentSize.height.isNaN),
            "contentSize contains NaN: [\(contentSize.width) \(contentSize.height)]",
            in: "UIScrollView.contentSize",
            .layerInvalidGeometry
        )
        let inset = contentInset
        programmerError(
            unless: !(inset.top.isNaN || inset.left.isNaN || inset.bottom.isNaN || inset.right.isNaN),
            "contentInset contains NaN: [\(inset.top) \(inset.left); \(inset.bottom) \(inset.right)]",
            in: "UIScrollView.contentInset",
            .layerInvalidGeometry
        )
    }
}
