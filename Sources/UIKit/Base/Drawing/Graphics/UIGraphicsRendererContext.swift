import CoreGraphics
import Foundation

/// The drawing environment of a renderer. Its context is the current context while the closure runs.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, in points with y growing downwards.
    open private(set) var cgContext: CGContext
    /// The renderer's format.
    open private(set) var format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the fill color, using a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.fill(rect) }
    }

    /// Draws a frame one point wide inside a rectangle with the stroke color.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a frame one point wide inside a rectangle with the stroke color, using a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Clips later drawing to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
