import CoreGraphics

extension UICollectionViewFlowLayout {
    /// The size of items that determine their size themselves. Its sides are the greatest numbers (unverified).
    nonisolated public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The edges to which the insets of sections are distances. The raw values are Apple's.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset of the collection view.
        case fromContentInset = 0
        /// The safe area, or the content inset where that is greater.
        case fromSafeArea = 1
        /// The layout margins, or the content inset where that is greater.
        case fromLayoutMargins = 2
    }
}
