import Testing
import UIKit
import UIKitTesting

@testable import Mail

@Suite(.serialized) @MainActor struct ComposeTests {
    @Test func aMessageIsWrittenAndSent() throws {
        let mail = MailFixture()
        try mail.tap(labelled: "Compose")
        #expect(try #require(mail.screen.element(labelled: "Send")).traits.contains(.notEnabled))
        mail.screen.type("ada\nBoat\nDry it.")
        mail.screen.settle()
        #expect(try mail.compose.title == "Boat")
        try mail.tap(labelled: "Send")
        #expect(mail.root.presentedViewController == nil)
        var draft = Draft()
        (draft.recipient, draft.subject, draft.text) = ("ada", "Boat", "Dry it.")
        #expect(mail.mailbox.sent == [draft])
    }

    @Test func anAnswerQuotesTheMessage() throws {
        let mail = MailFixture()
        try mail.tap(0)
        try mail.swipe(.left, 2, tapping: "Reply")
        mail.screen.type("Yes.")
        try mail.tap(labelled: "Send")
        let sent = try #require(mail.mailbox.sent.first)
        #expect(sent.recipient == "Ada" && sent.subject == "Re: Boat" && sent.text == "Yes.\n\n> Is it dry?")
    }

    @Test func aDraftIsKeptAndComesBack() throws {
        let mail = MailFixture()
        try mail.tap(labelled: "Compose")
        mail.screen.type("ada")
        try mail.tap(labelled: "Cancel")
        try mail.tap(labelled: "Save Draft")
        #expect(mail.root.presentedViewController == nil && mail.mailbox.draft?.recipient == "ada")
        try mail.tap(labelled: "Compose")
        #expect(mail.screen.element(labelled: "To")?.value == "ada")
    }

    @Test func anEmptyMessageIsThrownAwayWithoutAQuestion() throws {
        let mail = MailFixture()
        try mail.tap(labelled: "Compose")
        try mail.tap(labelled: "Cancel")
        #expect(mail.root.presentedViewController == nil && mail.mailbox.draft == nil)
    }
}
