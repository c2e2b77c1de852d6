import CoreGraphics

extension UIEdgeInsets {
    /// The sums of both on each side.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }

    /// The greater one on each side.
    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }

    /// How far what these insets keep free of `bounds` reaches into a frame in them, from each of the frame's edges; 0
    /// where the edge is out of reach.
    func overlap(with frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, bounds.minY + top - frame.minY),
            left: max(0, bounds.minX + left - frame.minX),
            bottom: max(0, frame.maxY - (bounds.maxY - bottom)),
            right: max(0, frame.maxX - (bounds.maxX - right))
        )
    }

    /// These margins, and where an overlap is greater, that.
    func avoiding(_ overlap: UIEdgeInsets) -> UIEdgeInsets {
        func side(_ own: CGFloat, _ overlap: CGFloat) -> CGFloat { overlap > 0 ? max(own, overlap) : own }
        return UIEdgeInsets(
            top: side(top, overlap.top),
            left: side(left, overlap.left),
            bottom: side(bottom, overlap.bottom),
            right: side(right, overlap.right)
        )
    }
}
