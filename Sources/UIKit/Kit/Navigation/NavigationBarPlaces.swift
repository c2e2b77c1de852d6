import CoreGraphics

/// The places of what is between the buttons at the edges of a navigation bar, from its leading edge. All values are in
/// points.
struct NavigationBarPlaces: Equatable {
    struct Place: Equatable {
        var x: CGFloat
        var width: CGFloat
    }

    let title: Place
    /// The items in the center; `nil` if there are none.
    private(set) var groups: Place?
    /// The search bar in the line of the title; `nil` if it isn't there.
    private(set) var search: Place?

    /// - Parameters:
    ///   - leading: The distance from the leading edge that is left to buttons.
    ///   - trailing: The distance from the trailing edge that is left to buttons.
    ///   - title: The width that the title wants.
    ///   - isTitleLeading: Whether the title is at the leading edge. Otherwise it is centered if there is room.
    ///   - groups: The width of the items in the center, or 0 without any.
    ///   - search: Where the search bar is. It isn't in the center if there are items.
    init(
        in width: CGFloat,
        leading: CGFloat,
        trailing: CGFloat,
        title: CGFloat,
        isTitleLeading: Bool = false,
        groups: CGFloat = 0,
        search: SearchPlace = .below
    ) {
        var trailing = trailing
        let room = max(width - leading - trailing, 0)
        let share = min(title, room * NavigationMetrics.leadingTitleShare) + NavigationMetrics.spacing
        let searchWidth = min(SearchMetrics.lineWidth, max(room - share - groups, 0))
        let isSearchCentered = search == .center && groups == 0
        if search == .trailing || search == .center, !isSearchCentered {
            // The search bar has a margin of its own.
            let end = trailing == NavigationMetrics.margin ? 0 : trailing
            self.search = Place(x: width - end - searchWidth, width: searchWidth)
            trailing = end + searchWidth
        }
        if groups > 0 || isSearchCentered {
            let middle = Self.centered(
                isSearchCentered ? searchWidth : groups,
                in: width,
                leading: leading + share,
                trailing: trailing
            )
            if isSearchCentered { self.search = middle } else { self.groups = middle }
            trailing = width - middle.x + NavigationMetrics.spacing
        }
        var place = Self.centered(title, in: width, leading: leading, trailing: trailing)
        if isTitleLeading { place.x = leading }
        self.title = place
    }

    /// Returns a place in the center if there is room, otherwise next to what is at an edge, and narrower if it doesn't
    /// fit.
    private static func centered(_ wish: CGFloat, in width: CGFloat, leading: CGFloat, trailing: CGFloat) -> Place {
        let room = max(0, width - leading - trailing)
        let fitting = min(wish, room)
        let middle = (width - fitting) / 2
        return Place(x: min(max(middle, leading), width - trailing - fitting), width: fitting)
    }
}
