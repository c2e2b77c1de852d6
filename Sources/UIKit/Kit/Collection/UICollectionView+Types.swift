import CoreGraphics

extension UICollectionView {
    /// The kind of the headers of sections in flow layouts.
    nonisolated public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of the footers of sections in flow layouts.
    nonisolated public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// A closure that is called at the end of an interactive transition between layouts, with whether its motion ran to
    /// its end and whether it was finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The categories of the views in a collection view. The raw values are Apple's.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which shows an item.
        case cell = 0
        /// A view that the data source provides for a kind and an index path, such as a header.
        case supplementaryView = 1
        /// A view of the layout, which shows no data.
        case decorationView = 2
    }

    /// The directions in which the content of a flow layout scrolls. The raw values are Apple's.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// The positions to which an item can be scrolled, at most one of each axis. The raw values are Apple's.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// How soon items make way for one that is dragged. The raw values are Apple's.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        /// After a short time.
        case fast = 1
        /// After a longer time.
        case slow = 2
    }

    /// Constants that determine when visible cells change their size by themselves. The raw values are Apple's.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only in updates and reloads.
        case disabled = 0
        /// When `invalidateIntrinsicContentSize()` is called on the cell or its content view.
        case enabled = 1
        /// Also when a constraint in the content view changes, or the intrinsic content size of a view in it.
        case enabledIncludingConstraints = 2
    }
}
