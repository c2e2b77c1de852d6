import CoreGraphics

/// The separators of an item in a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Hashable, Sendable {
        /// By the place of the item in its section.
        case automatic
        case visible
        case hidden
    }

    /// Insets that follow the content of the item at its ends.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: .greatestFiniteMagnitude,
        bottom: 0,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether the separator above the item is shown. The default is `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the separator below the item is shown. The default is `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the item, in points. The default is `automaticInsets`.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the item, in points. The default is `automaticInsets`.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator

    /// Creates the separators of a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        // Rows of sidebars have no separators, as their appearance on the iPad shows.
        guard listAppearance == .sidebar else { return }
        (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
