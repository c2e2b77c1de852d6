extension UITabBarItem {
    /// The items with a title and a symbol of the system. The raw values are Apple's.
    ///
    /// Titles are English.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .topRated: "star.fill"
            case .featured: "star"
            case .recents, .history, .mostRecent: "arrow.uturn.backward"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down"
            case .mostViewed: "list.bullet.indent"
            }
        }
    }
}
