import Foundation

/// A list of things to do, in the user's order.
struct TodoList: Codable, Identifiable, Equatable {
    /// The color of a list.
    enum Tint: String, Codable, CaseIterable {
        case blue, orange, green, purple, red
    }

    var id = UUID()
    var title: String
    var tint = Tint.blue
    var items: [TodoItem] = []

    /// The items that aren't done.
    var open: [TodoItem] { items.filter { !$0.isDone } }
    var done: [TodoItem] { items.filter(\.isDone) }
}
