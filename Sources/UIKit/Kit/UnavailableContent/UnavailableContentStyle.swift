import CoreGraphics

/// The content that a content-unavailable configuration has if the client sets nothing.
enum UnavailableContentStyle: Hashable {
    case empty, loading, search

    var image: UIImage? { self == .search ? UIImage(systemName: "magnifyingglass") : nil }

    /// Returns the text for the text of a search.
    func text(_ searchText: String?) -> String? {
        switch self {
        case .empty: nil
        case .loading: "Loading…"
        case .search: searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
        }
    }

    var secondaryText: String? { self == .search ? "Check the spelling or try a new search." : nil }

    /// The fonts and colors are *unverified*.
    var textProperties: UIContentUnavailableConfiguration.TextProperties {
        switch self {
        case .empty, .search:
            let font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 22))
            return .init(font, color: .label)
        case .loading: return .init(.preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        }
    }

    static var secondaryTextProperties: UIContentUnavailableConfiguration.TextProperties {
        .init(.preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }
}

/// The lengths of content-unavailable views in points. All are *unverified*.
enum UnavailableContentMetrics {
    static let margins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    static let symbolSize: CGFloat = 48
    static let imagePadding: CGFloat = 16
    static let secondaryTextPadding: CGFloat = 8
    static let buttonPadding: CGFloat = 20
    static let secondaryButtonPadding: CGFloat = 8
}
