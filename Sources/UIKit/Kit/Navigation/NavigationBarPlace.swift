import CoreGraphics

/// The heights of a navigation bar with a large title and a search bar, and the position of content below it. All are
/// in points.
///
/// Content that scrolls up takes the search bar away first, then the large title.
struct NavigationBarPlace: Equatable {
    /// The height of the whole large title, or 0 if there is none.
    let title: CGFloat
    /// The height of the part with the prompt, the small title and the buttons, or 0 if the search bar is alone.
    var barHeight = NavigationMetrics.barHeight
    /// The height of the text above the small title, which is a part of `barHeight`.
    var prompt: CGFloat = 0
    /// The height of a search bar that stays, or 0 if there is none.
    var pinnedSearch: CGFloat = 0
    /// The height of the whole of a search bar that scrolls away, or 0 if there is none.
    var hidingSearch: CGFloat = 0
    /// The distance by which the content is scrolled up from its top, negative while it is pulled down, or `nil` if
    /// there is no content that scrolls.
    var scrolled: CGFloat?

    /// The distance over which the background of the bar appears when content scrolls below it.
    private static let fade: CGFloat = 8

    /// The height of the bar while content is at its top.
    var fullHeight: CGFloat { barHeight + title + pinnedSearch + hidingSearch }

    /// The distance over which the bar collapses.
    private var collapsible: CGFloat { title + hidingSearch }

    /// The height of the visible part of the search bar.
    var searchExtent: CGFloat { pinnedSearch + max(0, hidingSearch - max(0, scrolled ?? 0)) }

    /// The height of the visible part of the large title. It grows with content that is pulled down.
    private var titleExtent: CGFloat {
        let scrolled = scrolled ?? 0
        return title > 0 ? max(0, title - (scrolled > 0 ? max(0, scrolled - hidingSearch) : scrolled)) : 0
    }

    /// The height of the large title and the search bar.
    var extent: CGFloat { titleExtent + searchExtent }

    /// The height of the large title and the search bar that insets the content.
    var inset: CGFloat { min(titleExtent, title) + searchExtent }

    /// The height that is scrolled away.
    var collapsed: CGFloat { title + pinnedSearch + hidingSearch - inset }

    /// The opacity of the standard background, which is visible while content is below the bar: 0 while content is at
    /// its top, and always if it doesn't scroll.
    var backgroundAlpha: CGFloat {
        guard let scrolled else { return 0 }
        return min(max((scrolled - collapsible) / Self.fade, 0), 1)
    }

    /// The distance to the nearest place where content rests: a large title and a search bar are either whole or away.
    var distanceToRest: CGFloat {
        guard let scrolled, 0 < scrolled, scrolled < collapsible else { return 0 }
        return [collapsible, hidingSearch, 0].map { $0 - scrolled }.min { abs($0) < abs($1) } ?? 0
    }

    func moved(by distance: CGFloat) -> NavigationBarPlace {
        var moved = self
        moved.scrolled = scrolled.map { $0 + distance }
        return moved
    }
}
