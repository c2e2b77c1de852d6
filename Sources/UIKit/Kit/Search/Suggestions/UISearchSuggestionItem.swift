import Foundation

/// A suggestion with a text, and perhaps a description and an icon.
///
/// ```swift
/// searchController.searchSuggestions = recents.map { UISearchSuggestionItem(localizedSuggestion: $0) }
/// ```
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let text: NSAttributedString
    private let details: String?
    private let icon: UIImage?

    /// Creates a suggestion with a text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with a text and a description.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with a text, a description and an icon.
    public convenience init(
        localizedSuggestion suggestion: String,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion),
            localizedDescription: description,
            iconImage: iconImage
        )
    }

    /// Creates a suggestion with an attributed text.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with an attributed text and a description.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with an attributed text, a description and an icon.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        (text, details, icon) = (suggestion, description, iconImage)
        super.init()
    }

    /// The text without its attributes.
    open var localizedSuggestion: String? { text.string }

    /// The text with its attributes.
    open var localizedAttributedSuggestion: NSAttributedString? { text }

    /// The description.
    open var localizedDescription: String? { details }

    /// The icon.
    open var iconImage: UIImage? { icon }

    /// The object that the suggestion stands for. The default is `nil`.
    open var representedObject: Any?
}
