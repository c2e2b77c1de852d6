import Foundation

/// A part of a search that isn't text, such as a person or a kind of document.
///
/// ```swift
/// let token = UISearchToken(icon: UIImage(systemName: "person"), text: person.name)
/// token.representedObject = person
/// searchController.searchBar.searchTextField.insertToken(token, at: 0)
/// ```
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// Creates a token with an icon, or without one, and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    /// The object that the token stands for. The default is `nil`.
    open var representedObject: Any?
}
