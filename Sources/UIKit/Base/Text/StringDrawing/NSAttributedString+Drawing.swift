import CoreGraphics
import Foundation

extension NSAttributedString {
    /// Returns the size of the text in points, with lines broken only at line break characters. Not rounded.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Draws the text in the current context with its top-left corner at a point.
    public func draw(at point: CGPoint) {
        draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped in a rectangle. Lines that don't fit are left out.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context. A width or height of 0 means no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnText(string: self, options: options, context: context).draw(in: rect)
    }

    /// Returns the bounds of the text in points for a size, not rounded. A width or height of 0 means no limit. The
    /// height also doesn't limit the text unless the last visible line is to be truncated.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(string: self, options: options, context: context).bounds(in: size)
    }
}
