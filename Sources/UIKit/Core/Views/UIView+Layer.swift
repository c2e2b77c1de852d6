import CSwiftRuntime
import CoreGraphics
import Failures
import QuartzCore

extension UIView {
    /// Returns a new layer of the class's `layerClass`.
    static func makeLayer() -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type else {
            programmerError("layerClass must be a subclass of CALayer", in: "UIView.layerClass")
        }
        let layer = layerClass == CALayer.self ? CALayer() : layerClass.allocate()
        layer.isOpaque = true
        return layer
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

    /// Whether the class overrides `draw(_:)`.
    var drawsItself: Bool {
        unfold_overrides_draw_rect(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(Self.drawingClass as AnyClass, to: UnsafeRawPointer.self)
        )
    }

    // MARK: Scale

    /// The number of pixels per point of the screen that the view is on.
    var screenScale: CGFloat {
        // Looking for the window costs more than the answer is worth if there is only one screen.
        Device.isOnlyOne ? UIScreen.main.scale : nearestScreen.scale
    }

    /// Sets the number of pixels per point to one that does not follow the screen.
    func setOwnScale(_ scale: CGFloat) {
        storage.hasOwnScale = true
        ownLayer.contentsScale = scale
    }

    /// Takes over the scale of the screen that the view came onto, or whose scale has changed.
    ///
    /// A view that is created before its screen has the scale of another one.
    func adoptScreenScale(_ scale: CGFloat) {
        guard ownLayer.contentsScale != scale, !storage.hasOwnScale else { return }
        ownLayer.contentsScale = scale
        // Pictures and sizes of text are rounded to pixels.
        if drawsItself || ownLayer.contents != nil { setNeedsDisplay() }
        invalidateIntrinsicContentSize()
    }
}

extension UIView {
    /// The ways in which contents are fitted into a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
