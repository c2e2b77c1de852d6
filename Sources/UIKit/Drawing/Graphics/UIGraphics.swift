// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// The context that is drawn into now on this thread; nil outside of drawing. Its coordinates are points, y growing
/// downwards.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.top?.context
}

/// Makes a context the current one of this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(.init(context: context))
}

/// Makes the context current again that was before the last push. Does nothing when none was pushed.
public func UIGraphicsPopContext() {
    GraphicsStack.current.pop()
}

/// Starts to draw an image of one pixel per point. Undone by `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts to draw an image. Undone by `UIGraphicsEndImageContext()`, unless the size is nothing or more than 32,767 pixels
/// along a side, which starts nothing.
///
/// `size` is in points, `scale` is pixels per point, 0 for those of the current traits. An opaque image is black at first.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    GraphicsStack.current.push(.init(context: context, imageScale: scale))
}

/// The image as drawn so far; nil unless an image is being drawn. Copies the pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.top, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends what `UIGraphicsBeginImageContextWithOptions` began. Does nothing unless an image is being drawn.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.top?.imageScale != nil else { return }
    GraphicsStack.current.pop()
}

/// Fills a rectangle with the fill colour, which replaces what was there even where the colour is transparent.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside a rectangle with the fill colour, which replaces what was there.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside a rectangle with the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { context in
        let rect = rect.standardized
        guard rect.width > 2, rect.height > 2 else { return context.fill(rect) }
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: 1, dy: 1))
        context.fillPath(using: .evenOdd)
    }
}

/// Lets later drawing through only within a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// Draws with a blend mode and an opacity, and leaves the context as it was.
    func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(mode)
        if alpha != 1 { setAlpha(alpha) }
        body(self)
        restoreGState()
    }
}

extension UITraitCollection {
    /// Pixels per point to draw with, 1 where they are unspecified.
    var drawingScale: CGFloat {
        displayScale > 0 ? displayScale : 1
    }
}
