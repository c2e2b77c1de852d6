import CoreGraphics

/// The shape of the pointer, or of the effect of a view below it.
public enum UIPointerShape {
    /// An outline. As the shape of the pointer its middle is at the position of the pointer (unverified).
    case path(UIBezierPath)
    /// A rectangle with round corners. Its size is in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam for the lines of a text. The desktop has a length of its own.
    case verticalBeam(length: CGFloat)
    /// A beam for a text whose lines are vertical. The desktop has a length of its own.
    case horizontalBeam(length: CGFloat)

    /// The radius of the corners of rectangles, in points (unverified).
    public static let defaultCornerRadius: CGFloat = 8

    /// The outline; `nil` for beams.
    var outline: UIBezierPath? {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam: nil
        }
    }
}
