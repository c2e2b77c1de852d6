import Testing
import UIKit
import UIKitTesting

@testable import Mail

/// The app on a screen.
@MainActor
struct MailFixture {
    let screen = TestScreen()
    let mailbox: Mailbox
    let root: UINavigationController

    init(_ threads: [MailThread] = .two + MailThread.many) {
        mailbox = Mailbox(threads)
        root = SceneDelegate.makeRoot(mailbox)
        screen.onFailure = { Issue.record("\($0)") }
        screen.show(root)
        screen.settle()
    }

    var inbox: InboxViewController {
        get throws { try #require(root.topViewController as? InboxViewController) }
    }

    var compose: ComposeViewController {
        get throws {
            let sheet = try #require(root.presentedViewController as? UINavigationController)
            return try #require(sheet.topViewController as? ComposeViewController)
        }
    }

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(try inbox.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func tap(_ row: Int) throws {
        try screen.tap(cell(row))
        screen.settle()
    }

    func tap(labelled label: String, _ location: SourceLocation = #_sourceLocation) throws {
        let element = try #require(screen.element(labelled: label), sourceLocation: location)
        screen.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        screen.settle()
    }

    /// Swipes a row open, and taps one of its actions.
    func swipe(_ direction: SwipeDirection, _ row: Int, tapping action: String) throws {
        screen.swipe(direction, on: try cell(row), distance: 150)
        screen.settle()
        try tap(labelled: action)
    }

    /// The first texts of the visible rows.
    var senders: [String] {
        get throws {
            try (0..<min(8, inbox.tableView.numberOfRows(inSection: 0))).map { try cell($0).texts.first ?? "" }
        }
    }
}

extension [MailThread] {
    /// A thread of two messages, the second of which is unread, and a thread of one.
    static let two = [
        MailThread(
            subject: "Boat",
            messages: [
                Message(sender: "Ada", text: "Is it dry?", time: "Mon"),
                Message(
                    sender: "Ben",
                    text: String(repeating: "It is not, and it will not be. ", count: 8),
                    time: "Tue",
                    isRead: false
                ),
            ]
        ),
        MailThread(
            subject: "Keys",
            messages: [
                Message(
                    sender: "Cleo",
                    text: String(repeating: "They are on the hook. ", count: 12),
                    time: "Mon",
                    isRead: false
                )
            ]
        ),
    ]
}

extension MailThread {
    static let many = (1...20).map { number in
        MailThread(
            subject: "List \(number)",
            messages: [Message(sender: "Sender \(number)", text: "Text.", time: "Sun")]
        )
    }
}

extension UIView {
    /// The texts of the visible labels in the view.
    var texts: [String] {
        guard !isHidden else { return [] }
        if let label = self as? UILabel { return [label.text ?? ""] }
        return subviews.flatMap(\.texts)
    }
}
