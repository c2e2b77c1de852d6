/// A message that is being written.
struct Draft: Equatable {
    var recipient = ""
    var subject = ""
    var text = ""

    var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && text.isEmpty }
    /// Whether there is someone to send the message to.
    var canBeSent: Bool { recipient.contains { !$0.isWhitespace } }

    /// Creates an answer to a message of a thread.
    init(answering message: Message, in thread: MailThread) {
        recipient = message.sender
        subject = thread.subject.hasPrefix("Re: ") ? thread.subject : "Re: \(thread.subject)"
        text =
            "\n\n"
            + message.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "> \($0)" }.joined(separator: "\n")
    }

    init() {}
}
