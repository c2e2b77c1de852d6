import Foundation

/// The shape of the open ends of a stroke.
public enum CGLineCap: Int32, Sendable {
    /// The stroke ends at the end point.
    case butt
    /// A semicircle extends the stroke beyond the end point.
    case round
    /// The stroke extends half the line width beyond the end point.
    case square
}
