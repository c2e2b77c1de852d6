import Foundation

/// A message of a conversation.
struct ChatMessage: Identifiable, Equatable {
    enum Content: Equatable {
        case text(String)
        case picture(Picture)
    }

    let id = UUID()
    var content: Content
    /// Whether the user wrote the message.
    var isMine: Bool
    /// The day and the time at which it was sent, as they are shown.
    var day: String
    var time: String
}
