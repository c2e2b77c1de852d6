/// An object that represents a controller to the user in a bar, by its title.
@preconcurrency @MainActor
protocol TitledItem: AnyObject {
    var title: String? { get set }
    /// The text of the search that the item shows; `nil` by default, for none.
    var searchedText: String? { get }
}

extension TitledItem {
    var searchedText: String? { nil }
}
