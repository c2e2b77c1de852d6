import CoreGraphics
import Foundation

extension NSAttributedString {
    /// The size of the text in points if it wraps nowhere but at its own line breaks. Not rounded.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped in a rectangle. Lines it has no room for are left out.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context. A width or height of 0 is no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnText(string: self, options: options, context: context).draw(in: rect)
    }

    /// The rectangle in points that the text takes up when it is set in a size, not rounded. A width or height of 0 is no
    /// limit; nor is the height otherwise, unless the last visible line is to be truncated.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(string: self, options: options, context: context).bounds(in: size)
    }
}
