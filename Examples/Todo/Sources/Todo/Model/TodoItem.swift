import Foundation

/// Something to do.
struct TodoItem: Codable, Identifiable, Equatable {
    var id = UUID()
    var title: String
    var notes = ""
    var isDone = false
    var isFlagged = false
}
