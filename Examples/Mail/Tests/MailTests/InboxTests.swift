import Testing
import UIKit
import UIKitTesting

@testable import Mail

@Suite(.serialized) @MainActor struct InboxTests {
    @Test func aThreadUnfoldsToItsMessagesAndNothingJumps() throws {
        let mail = MailFixture()
        let report = try mail.screen.jumps(in: mail.inbox.tableView) { try mail.tap(0) }
        #expect(report.isSmooth, "\(report)")
        #expect(try mail.senders.prefix(4) == ["Ada, Ben", "Ben", "Ada", "Cleo"])
        try mail.tap(0)
        #expect(try mail.senders.prefix(2) == ["Ada, Ben", "Cleo"])
    }

    @Test func aMessageUnfoldsToItsTextAndIsRead() throws {
        let mail = MailFixture()
        try mail.tap(0)
        let before = try mail.cell(1).frame.height
        let report = try mail.screen.jumps(in: mail.inbox.tableView) { try mail.tap(1) }
        #expect(report.isSmooth, "\(report)")
        #expect(try mail.cell(1).frame.height > before + 40)
        #expect(mail.mailbox.threads[0].isRead)
        #expect(mail.screen.accessibilityTree.count { $0.value?.contains("Unread") == true } == 1)
    }

    @Test func aThreadOfOneMessageUnfoldsItsText() throws {
        let mail = MailFixture()
        let before = try mail.cell(1).frame.height
        try mail.tap(1)
        #expect(try mail.cell(1).frame.height > before + 40)
        #expect(mail.mailbox.threads[1].isRead && !mail.mailbox.threads[0].isRead)
        #expect(mail.screen.element(labelled: "1 unread") != nil)
    }

    @Test func swipesArchiveFlagAndMark() throws {
        let mail = MailFixture()
        try mail.swipe(.left, 1, tapping: "Flag")
        #expect(mail.mailbox.threads[1].isFlagged)
        try mail.swipe(.right, 1, tapping: "Read")
        #expect(mail.mailbox.threads[1].isRead)
        try mail.swipe(.left, 0, tapping: "Archive")
        #expect(try mail.senders.prefix(2) == ["Cleo", "Sender 1"])
    }

    @Test func aFullSwipeArchives() throws {
        let mail = MailFixture()
        let frame = mail.screen.presentedFrame(of: try mail.cell(1))
        let (from, to) = (CGPoint(x: frame.maxX - 10, y: frame.midY), CGPoint(x: 10, y: frame.midY))
        mail.screen.drag(from: from, to: to, duration: 0.3, resting: 0.2)
        mail.screen.settle()
        #expect(try mail.senders.prefix(2) == ["Ada, Ben", "Sender 1"])
    }

    @Test func archivingAnUnfoldedThreadRemovesItsMessages() throws {
        let mail = MailFixture()
        try mail.tap(0)
        try mail.swipe(.left, 0, tapping: "Archive")
        #expect(try mail.senders.prefix(2) == ["Cleo", "Sender 1"])
    }

    @Test func severalThreadsAreSelectedAndArchived() throws {
        let mail = MailFixture()
        try mail.tap(labelled: "Edit")
        let archive = try #require(mail.screen.element(labelled: "Archive"))
        #expect(archive.traits.contains(.notEnabled))
        for row in [0, 2, 3] { try mail.tap(row) }
        try mail.tap(labelled: "Archive")
        #expect(try !mail.inbox.isEditing)
        #expect(try mail.senders.prefix(2) == ["Cleo", "Sender 3"])
    }

    @Test func aPullBringsWhatHasArrivedAndOpenRowsStayOpen() throws {
        let mail = MailFixture()
        try mail.tap(0)
        let table = try mail.inbox.tableView!
        let middle = mail.screen.presentedFrame(of: table).midX
        mail.screen.drag(from: CGPoint(x: middle, y: 250), to: CGPoint(x: middle, y: 640), duration: 0.5, resting: 0.2)
        mail.screen.settle()
        #expect(try mail.senders.prefix(4) == ["Zum Anker", "Ada, Ben", "Ben", "Ada"])
        #expect(mail.screen.element(labelled: "3 unread") != nil)
    }
}
