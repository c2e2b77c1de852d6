/// Where a navigation bar has its search bar.
enum SearchPlace: Equatable {
    /// Below the title.
    case below
    /// In the line of the title, at the trailing edge.
    case trailing
    /// In the middle of the line of the title.
    case center
    /// Nowhere: a button begins a search.
    case button

    /// Returns the placement that follows from the one that an item prefers.
    ///
    /// - Parameters:
    ///   - isRegular: Whether the bar has a regular width.
    ///   - hasRoom: Whether there is room in the middle of the bar.
    static func placement(
        preferring preferred: UINavigationItem.SearchBarPlacement,
        isRegular: Bool,
        hasRoom: Bool
    ) -> UINavigationItem.SearchBarPlacement {
        switch preferred {
        case .automatic, .stacked: .stacked
        case .inline: isRegular ? .integrated : .integratedButton
        case .integratedCentered: isRegular ? hasRoom ? .integratedCentered : .integrated : .integratedButton
        case .integratedButton: .integratedButton
        }
    }

    /// The place for a placement. A search is below the title if it has scopes, or in a bar of compact width.
    init(_ placement: UINavigationItem.SearchBarPlacement, isRegular: Bool, isActive: Bool, hasScopes: Bool) {
        let isBelow = isActive && (hasScopes || !isRegular)
        self =
            switch placement {
            case .automatic, .stacked: .below
            case .inline: isBelow ? .below : .trailing
            case .integratedCentered: isBelow ? .below : .center
            case .integratedButton: isBelow ? .below : isActive ? .trailing : .button
            }
    }
}
