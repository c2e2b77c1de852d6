import CompositionalLayout

/// How the groups of a section that scrolls across the content come to rest. The raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section doesn't scroll across the content.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// With the start of a group at the start of the section.
    case continuousGroupLeadingBoundary = 2
    /// At a multiple of the width of the section.
    case paging = 3
    /// With the start of a group at the start of the section, one group at a time.
    case groupPaging = 4
    /// With a group in the center, one group at a time.
    case groupPagingCentered = 5

    var value: OrthogonalScrolling? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}
