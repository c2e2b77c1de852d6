/// The messages that two people have exchanged. Earlier ones are fetched page by page.
@MainActor
final class Conversation {
    let partner: String
    /// The messages that were fetched, from the newest to the oldest.
    private(set) var messages: [ChatMessage]
    /// The pages that weren't fetched yet, from the newest to the oldest.
    private var earlier: [[ChatMessage]]
    private var answers: [String]

    /// Creates a conversation.
    ///
    /// - Parameters:
    ///   - pages: The messages, from the oldest to the newest. The last page is fetched.
    ///   - answers: What the partner answers, one after the other.
    init(with partner: String, pages: [[ChatMessage]], answers: [String] = []) {
        self.partner = partner
        var pages = pages.map { Array($0.reversed()) }
        messages = pages.popLast() ?? []
        earlier = pages.reversed()
        self.answers = answers
    }

    var hasEarlier: Bool { !earlier.isEmpty }

    func message(_ id: ChatMessage.ID) -> ChatMessage? {
        messages.first { $0.id == id }
    }

    /// Adds the next page of earlier messages.
    func fetchEarlier() {
        guard hasEarlier else { return }
        messages += earlier.removeFirst()
    }

    func send(_ content: ChatMessage.Content) {
        messages.insert(ChatMessage(content: content, isMine: true, day: "Today", time: "Now"), at: 0)
    }

    /// Adds the partner's next answer.
    func receiveAnswer() {
        let text = answers.isEmpty ? "👍" : answers.removeFirst()
        messages.insert(ChatMessage(content: .text(text), isMine: false, day: "Today", time: "Now"), at: 0)
    }
}
