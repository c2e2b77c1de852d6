import CoreGraphics

extension UIStackView {
    /// How views share the length of a stack.
    public enum Distribution: Int, Sendable {
        /// They fill it, and stretch or shrink by their hugging and compression resistance.
        case fill
        /// They fill it with equal lengths.
        case fillEqually
        /// They fill it in proportion to their intrinsic lengths.
        case fillProportionally
        /// They keep their lengths, with equal spaces between them of at least the stack's spacing.
        case equalSpacing
        /// They keep their lengths, with equal distances between their centres if the spacing allows.
        case equalCentering
    }

    /// Where views are across the stack's axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// In a column, at the leading edge; in a row, at the top.
        case leading
        /// In a row, with their first baselines at one height; in a column, as `leading`.
        case firstBaseline
        case center
        /// In a column, at the trailing edge; in a row, at the bottom.
        case trailing
        /// In a row, with their last baselines at one height; in a column, as `leading`.
        case lastBaseline

        /// `leading`, for rows.
        public static var top: Alignment { .leading }
        /// `trailing`, for rows.
        public static var bottom: Alignment { .trailing }
    }

    /// As a view's custom spacing: none but the stack's.
    public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// As spacing: what the system puts between views.
    public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
