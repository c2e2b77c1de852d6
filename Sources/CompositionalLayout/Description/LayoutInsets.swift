import Foundation

/// Distances inwards from the four edges, in points.
package struct LayoutInsets: Hashable, Sendable {
    package static let zero = LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    package var top: CGFloat
    package var leading: CGFloat
    package var bottom: CGFloat
    package var trailing: CGFloat

    package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(_ axis: LayoutAxis) -> CGFloat { before(axis) + after(axis) }

    static func + (left: LayoutInsets, right: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
            top: left.top + right.top,
            leading: left.leading + right.leading,
            bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing
        )
    }

    /// The insets on one axis, and zero on the other.
    func only(_ axis: LayoutAxis) -> LayoutInsets {
        axis == .horizontal
            ? LayoutInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
            : LayoutInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
}
