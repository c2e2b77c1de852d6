import Foundation

/// The way in which `CGContext.drawPath(using:)` draws the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills by the winding rule, then strokes over it.
    case fillStroke
    /// Fills by the even-odd rule, then strokes over it.
    case eoFillStroke
}
