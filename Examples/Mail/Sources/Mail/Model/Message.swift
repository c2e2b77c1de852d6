import Foundation

/// A message of a thread.
struct Message: Identifiable, Hashable {
    let id = UUID()
    var sender: String
    var text: String
    /// The time at which the message arrived, as it is shown.
    var time: String
    var isRead = true

    /// The text in one paragraph.
    var preview: String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
