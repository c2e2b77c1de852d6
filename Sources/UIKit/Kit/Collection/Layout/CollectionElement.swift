import Foundation

/// The identity of a view in a collection view: its category, its kind and its index path.
struct CollectionElement: Hashable, Sendable {
    enum Category: Hashable, Sendable {
        case cell
        case supplementaryView(kind: String)
        case decorationView(kind: String)
    }

    var category: Category
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .cell, indexPath: indexPath)
    }

    static func supplementaryView(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .supplementaryView(kind: kind), indexPath: indexPath)
    }

    static func decorationView(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .decorationView(kind: kind), indexPath: indexPath)
    }

    /// The kind of the view; `nil` for a cell.
    var kind: String? {
        switch category {
        case .cell: nil
        case .supplementaryView(let kind), .decorationView(let kind): kind
        }
    }
}
