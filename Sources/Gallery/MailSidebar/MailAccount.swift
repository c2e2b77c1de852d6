/// An account of a mail app with its mailboxes, or a mailbox.
struct MailAccount: Identifiable, Sendable {
    let id: String
    let symbol: String
    let unread: Int
    var mailboxes: [MailAccount] = []

    static let favorites = [
        MailAccount("All inboxes", "tray", 12), MailAccount("Flagged", "flag", 3), MailAccount("Today", "calendar", 5),
    ]

    static let accounts = [
        MailAccount(
            "Harbor office",
            "building.2",
            9,
            [
                MailAccount("Inbox", "tray", 9), MailAccount("Drafts", "doc", 0),
                MailAccount(
                    "Berths",
                    "folder",
                    2,
                    [MailAccount("North quay", "folder", 2), MailAccount("Ferry", "folder", 0)]
                ),
                MailAccount("Archive", "archivebox", 0),
            ]
        ),
        MailAccount(
            "Choir",
            "music.note",
            3,
            [
                MailAccount("Choir inbox", "tray", 3), MailAccount("Scores", "folder", 0),
                MailAccount("Rehearsals", "folder", 0),
            ]
        ),
    ]

    private init(_ id: String, _ symbol: String, _ unread: Int, _ mailboxes: [MailAccount] = []) {
        (self.id, self.symbol, self.unread, self.mailboxes) = (id, symbol, unread, mailboxes)
    }

    /// All accounts and mailboxes, by their names.
    static let byName = Dictionary(uniqueKeysWithValues: all(favorites + accounts).map { ($0.id, $0) })

    private static func all(_ accounts: [MailAccount]) -> [MailAccount] {
        accounts.flatMap { [$0] + all($0.mailboxes) }
    }
}
