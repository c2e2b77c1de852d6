import Failures
import QuartzCore

extension UIView {
    /// A layer of the class that the view's class asks for.
    static func makeLayer() -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type else {
            programmerError("layerClass must be a subclass of CALayer", in: "UIView.layerClass")
        }
        return layerClass == CALayer.self ? CALayer() : layerClass.allocate()
    }

    /// - Parameter initializer: The initializer that was called.
    func setUpLayer(for initializer: StaticString) {
        requireMainThread(initializer)
        layer.owner = self
        layer.contentsScale = UIScreen.main.scale
        if drawsItself { layer.setNeedsDisplay() }
    }
}
