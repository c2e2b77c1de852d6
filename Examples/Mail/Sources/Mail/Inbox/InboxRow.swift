/// A row of the inbox: a thread, or one of the messages of a thread that is unfolded.
struct InboxRow: Identifiable {
    enum ID: Hashable, Sendable {
        case thread(MailThread.ID)
        case message(Message.ID)
    }

    let id: ID
    var rows: [InboxRow] = []

    /// Creates the row of a thread. A thread with one message has no other rows, and unfolds its text.
    init(_ thread: MailThread) {
        id = .thread(thread.id)
        guard thread.messages.count > 1 else { return }
        rows = thread.messages.reversed().map { InboxRow($0) }
    }

    private init(_ message: Message) {
        id = .message(message.id)
    }
}
