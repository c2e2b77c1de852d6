/// The threads of the inbox, from the newest to the oldest.
@MainActor
final class Mailbox {
    private(set) var threads: [MailThread]
    private(set) var sent: [Draft] = []
    /// The message that was left unfinished.
    var draft: Draft?
    /// The threads that arrive when the inbox is refreshed, of which there are always the same.
    private var incoming = [
        MailThread(
            subject: "Lost umbrella",
            messages: [
                Message(
                    sender: "Zum Anker",
                    text: "A gray umbrella with a wooden handle was left at your table. It has been hung up to dry.",
                    time: "Now",
                    isRead: false
                )
            ]
        )
    ]

    init(_ threads: [MailThread]) {
        self.threads = threads
    }

    func thread(_ id: MailThread.ID) -> MailThread? {
        threads.first { $0.id == id }
    }

    /// Returns the thread that has a message.
    func thread(of message: Message.ID) -> MailThread? {
        threads.first { $0.messages.contains { $0.id == message } }
    }

    func message(_ id: Message.ID) -> Message? {
        thread(of: id)?.messages.first { $0.id == id }
    }

    /// Takes the threads that have arrived.
    ///
    /// - Returns: Their number.
    func refresh() -> Int {
        defer { incoming = [] }
        threads.insert(contentsOf: incoming, at: 0)
        return incoming.count
    }

    func archive(_ ids: some Sequence<MailThread.ID>) {
        let ids = Set(ids)
        threads.removeAll { ids.contains($0.id) }
    }

    func setRead(_ isRead: Bool, _ ids: some Sequence<MailThread.ID>) {
        let ids = Set(ids)
        for index in threads.indices where ids.contains(threads[index].id) {
            for message in threads[index].messages.indices { threads[index].messages[message].isRead = isRead }
        }
    }

    /// Marks a message as read.
    func read(_ id: Message.ID) {
        for thread in threads.indices {
            guard let message = threads[thread].messages.firstIndex(where: { $0.id == id }) else { continue }
            threads[thread].messages[message].isRead = true
        }
    }

    func toggleFlag(_ id: MailThread.ID) {
        guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
        threads[index].isFlagged.toggle()
    }

    func send(_ draft: Draft) {
        sent.append(draft)
        self.draft = nil
    }
}
