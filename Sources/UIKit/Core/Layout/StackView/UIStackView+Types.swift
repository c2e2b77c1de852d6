import CoreGraphics

extension UIStackView {
    /// The distribution of views along the axis of a stack.
    public enum Distribution: Int, Sendable {
        /// Views fill the stack, and stretch or shrink according to their content priorities.
        case fill
        /// Views fill the stack with equal lengths.
        case fillEqually
        /// Views fill the stack in proportion to their intrinsic lengths.
        case fillProportionally
        /// Views keep their lengths, with equal spaces between them, which are at least the stack's spacing.
        case equalSpacing
        /// Views keep their lengths, with equal distances between their centers if the spacing allows.
        case equalCentering
    }

    /// The alignment of views across the axis of a stack.
    public enum Alignment: Int, Sendable {
        /// Views extend from edge to edge.
        case fill
        /// Views are at the leading edge of a column, or at the top of a row.
        case leading
        /// Views in a row have their first baselines at the same height. In a column it is the same as `leading`.
        case firstBaseline
        case center
        /// Views are at the trailing edge of a column, or at the bottom of a row.
        case trailing
        /// Views in a row have their last baselines at the same height. In a column it is the same as `leading`.
        case lastBaseline

        /// The name of `leading` for rows.
        public static var top: Alignment { .leading }
        /// The name of `trailing` for rows.
        public static var bottom: Alignment { .trailing }
    }

    /// The value of a custom spacing that stands for the stack's spacing.
    public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The value of a spacing that stands for the system spacing.
    public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
