import Failures
import QuartzCore

extension UIView {
    /// Returns a new layer of the class's `layerClass`.
    static func makeLayer() -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type else {
            programmerError("layerClass must be a subclass of CALayer", in: "UIView.layerClass")
        }
        return layerClass == CALayer.self ? CALayer() : layerClass.allocate()
    }

    /// Prepares the layer of a new view.
    ///
    /// - Parameter initializer: The initializer that was called, for the message about a wrong thread.
    func setUpLayer(for initializer: StaticString) {
        requireMainThread(initializer)
        layer.owner = self
        layer.contentsScale = UIScreen.main.scale
        if drawsItself { layer.setNeedsDisplay() }
    }
}
