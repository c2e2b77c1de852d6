import Foundation

/// The messages about one subject, from the oldest to the newest.
struct MailThread: Identifiable, Hashable {
    let id = UUID()
    var subject: String
    /// The messages, of which there is at least one.
    var messages: [Message]
    var isFlagged = false

    var isRead: Bool { messages.allSatisfy(\.isRead) }

    /// The names of the senders, each of them once.
    var senders: String {
        var seen: Set<String> = []
        return messages.map(\.sender).filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
