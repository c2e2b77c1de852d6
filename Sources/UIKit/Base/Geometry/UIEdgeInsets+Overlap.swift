import CoreGraphics

extension UIEdgeInsets {
    /// Returns the sums of these and other insets.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }

    /// Returns the maximum of these and other insets for each edge.
    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }

    /// Returns the minimum of these and other insets for each edge.
    func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, other.top),
            left: min(left, other.left),
            bottom: min(bottom, other.bottom),
            right: min(right, other.right)
        )
    }

    /// Returns the insets of the part of a frame that lies outside `bounds` inset by these insets. An inset is 0 if the
    /// frame's edge is inside.
    func overlap(with frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, bounds.minY + top - frame.minY),
            left: max(0, bounds.minX + left - frame.minX),
            bottom: max(0, frame.maxY - (bounds.maxY - bottom)),
            right: max(0, frame.maxX - (bounds.maxX - right))
        )
    }

    /// Returns these margins, or the overlap at each edge where that is greater.
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
