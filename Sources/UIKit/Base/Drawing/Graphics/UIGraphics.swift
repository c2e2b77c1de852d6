// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Returns the current context of this thread, or nil if there is none. Its coordinates are points, with y growing
/// downwards.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.top?.context
}

/// Makes a context the current context of this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(.init(context: context))
}

/// Restores the context that was current before the last push. Does nothing if the stack is empty.
public func UIGraphicsPopContext() {
    GraphicsStack.current.pop()
}

/// Begins an image context with one pixel per point. Balance with `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context. Balance with `UIGraphicsEndImageContext()`.
///
/// `size` is in points. `scale` is in pixels per point; 0 means the scale of the current traits. An opaque image is
/// initially black. No context begins if the size is empty or a side is longer than 32,767 pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    GraphicsStack.current.push(.init(context: context, imageScale: scale))
}

/// Returns an image with a copy of the current image context's pixels, or nil if the current context is not an
/// image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.top, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context. Does nothing if the current context is not an image context.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.top?.imageScale != nil else { return }
    GraphicsStack.current.pop()
}

/// Fills a rectangle with the fill color. A transparent color replaces the content below it.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the fill color, using a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside a rectangle with the fill color. A transparent color replaces the content
/// below it.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside a rectangle with the fill color, using a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { context in
        let rect = rect.standardized
        // A smaller rectangle has no interior to leave out.
        guard rect.width > 2, rect.height > 2 else { return context.fill(rect) }
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: 1, dy: 1))
        context.fillPath(using: .evenOdd)
    }
}

/// Clips later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// Draws with a blend mode and an opacity, and restores the context's state.
    func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(mode)
        if alpha != 1 { setAlpha(alpha) }
        body(self)
        restoreGState()
    }
}

extension UITraitCollection {
    /// The pixels per point to draw with; 1 if the display scale is unspecified.
    var drawingScale: CGFloat {
        displayScale > 0 ? displayScale : 1
    }
}
