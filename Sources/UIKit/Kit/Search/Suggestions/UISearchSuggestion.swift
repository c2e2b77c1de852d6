import Foundation

/// A suggestion for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion, unless it has attributes.
    var localizedSuggestion: String? { get }
    /// The text of the suggestion with attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The text below it. The default is `nil`.
    var localizedDescription: String? { get }
    /// The image before it. The default is `nil`.
    var iconImage: UIImage? { get }
    /// The object that the suggestion stands for.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}
