import CoreGraphics
import Foundation

/// The description of a list: rows below each other, with separators, headers and footers.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .firstItemInSection
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The looks of lists.
    public enum Appearance: Hashable, Sendable {
        /// Rows over the full width, with headers that stay in sight.
        case plain
        /// Groups of rows over the full width.
        case grouped
        /// Groups of rows on cards.
        case insetGrouped
        /// Rows of a sidebar.
        case sidebar
        /// Rows of a sidebar, with headers that stay in sight.
        case sidebarPlain
    }

    /// The views that are headers.
    public enum HeaderMode: Hashable, Sendable {
        /// There are none.
        case none
        /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of each section, which may contain the others.
        case firstItemInSection
    }

    /// The views that are footers.
    public enum FooterMode: Hashable, Sendable {
        /// There are none.
        case none
        /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// The elements of a list that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The headers that are supplementary views. They begin at the leading edge of the list.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
    }

    /// Returns the actions of an item that is swiped; `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the separators of an item for those of the list.
    public typealias ItemSeparatorHandler =
        (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// The look of the list.
    public var appearance: Appearance
    /// The views that are headers. The default is `.none`.
    public var headerMode = HeaderMode.none
    /// The views that are footers. The default is `.none`.
    public var footerMode = FooterMode.none
    /// The elements that are only as wide as their content. There are none by default.
    public var contentHuggingElements: ContentHuggingElements = []
    /// The room above each header in points; `nil`, the default, for that of the appearance: 22 in plain lists and none
    /// in others.
    public var headerTopPadding: CGFloat?
    /// Whether there are separators. The default is `true`.
    public var showsSeparators = true
    /// The look of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that changes the separators of an item. It isn't called if there are no separators.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the rows; `nil`, the default, for that of the appearance.
    public var backgroundColor: UIColor?
    /// A closure that returns the actions at the leading end of an item.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the actions at the trailing end of an item.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates the description of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether headers and footers stay in sight.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
