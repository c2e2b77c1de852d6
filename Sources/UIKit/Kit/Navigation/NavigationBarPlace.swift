import CoreGraphics

/// The position of content below a bar with a large title, in points.
struct NavigationBarPlace: Equatable {
    /// The height of the whole large title, or 0 if there is none.
    let title: CGFloat
    /// The distance by which the content is scrolled up from its top, negative while it is pulled down, or `nil` if
    /// there is no content that scrolls.
    let scrolled: CGFloat?

    /// The distance over which the background of the bar appears when content scrolls below it.
    private static let fade: CGFloat = 8

    /// The height of the large title below the bar. It grows with content that is pulled down.
    var extent: CGFloat { title > 0 ? max(0, title - (scrolled ?? 0)) : 0 }

    /// The height of the large title that insets the content.
    var inset: CGFloat { min(extent, title) }

    /// The height of the large title that is scrolled away.
    var collapsed: CGFloat { title - inset }

    /// The opacity of the background, which is visible while content is below the bar.
    var backgroundAlpha: CGFloat {
        guard let scrolled else { return title > 0 ? 0 : 1 }
        return min(max((scrolled - title) / Self.fade, 0), 1)
    }

    /// The distance to the nearest place where content rests: the large title is either whole or away.
    var distanceToRest: CGFloat {
        guard let scrolled, 0 < scrolled, scrolled < title else { return 0 }
        return scrolled < title / 2 ? -scrolled : title - scrolled
    }

    func moved(by distance: CGFloat) -> NavigationBarPlace {
        NavigationBarPlace(title: title, scrolled: scrolled.map { $0 + distance })
    }
}
