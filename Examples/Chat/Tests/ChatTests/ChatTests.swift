import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Chat

@Suite(.serialized) @MainActor struct ChatTests {
    @Test func theNewestMessageIsAboveTheField() {
        let chat = ChatFixture()
        #expect(chat.texts.last == "Stay there until it does.")
        let bar = chat.screen.presentedFrame(of: chat.controller.inputBar)
        #expect(abs(bar.maxY - (844 - 34)) < 0.01)
        #expect(chat.bottom < bar.minY && chat.bottom > bar.minY - 20)
    }

    @Test func returnSendsAndTheMessagesMoveUp() throws {
        let chat = ChatFixture()
        let last = try #require(chat.table.cellForRow(at: [0, 0]))
        let before = chat.screen.presentedFrame(of: last).minY
        chat.write("I am still here\n")
        #expect(chat.texts.last == "I am still here")
        #expect(chat.screen.presentedFrame(of: last).minY < before)
        #expect(chat.controller.inputBar.textView.text == "" && chat.controller.inputBar.textView.isFirstResponder)
    }

    @Test func thePartnerTypesAndAnswers() async throws {
        let chat = ChatFixture()
        chat.write("Where are you?\n")
        while !chat.thinking.isWaiting { await Task.yield() }
        chat.screen.advance(by: 0.5)
        #expect(chat.screen.element(labelled: "Typing") != nil)
        chat.thinking.open()
        while chat.conversation.messages[0].isMine { await Task.yield() }
        chat.screen.settle()
        #expect(chat.screen.element(labelled: "Typing") == nil)
        #expect(chat.texts.suffix(2) == ["Where are you?", "I will. There is a bench."])
    }

    @Test func earlierMessagesAppearAboveAndNothingJumps() throws {
        let chat = ChatFixture()
        #expect(chat.conversation.hasEarlier)
        let (screen, table) = (chat.screen, chat.table)
        var finger = CGPoint(x: 195, y: 200)
        while chat.conversation.hasEarlier {
            screen.touchDown(at: finger)
            // The uppermost one, which the finger moves down.
            let cell = try #require(table.visibleCells.last)
            let place = screen.presentedFrame(of: cell).minY - table.contentOffset.y
            for _ in 0..<30 {
                finger.y += 15
                screen.touchMove(to: finger)
                screen.advance(by: 1 / 60)
                #expect(abs(screen.presentedFrame(of: cell).minY - table.contentOffset.y - place) < 0.5)
            }
            screen.advance(by: 0.3)
            screen.touchUp()
            screen.settle()
            finger.y = 200
        }
        for _ in 0..<6 { chat.scrollBack() }
        #expect(chat.conversation.messages.count == 24)
        #expect(chat.texts.first == "This is number 1 of the things that I forgot to tell you.")
    }

    @Test func theFieldGrowsToFiveLinesAndTheMessagesStayAboveIt() {
        let chat = ChatFixture()
        let bar = chat.controller.inputBar
        let height = bar.frame.height
        chat.write(String(repeating: "word ", count: 20))
        let three = bar.frame.height
        #expect(three > height + 20)
        #expect(chat.bottom < chat.screen.presentedFrame(of: bar).minY)
        chat.write(String(repeating: "word ", count: 200))
        #expect(bar.frame.height > three && bar.frame.height < height + 120)
        #expect(chat.bottom < chat.screen.presentedFrame(of: bar).minY)
    }

    @Test func anEmptyTextIsNotSent() {
        let chat = ChatFixture()
        let count = chat.conversation.messages.count
        chat.write("  \n")
        #expect(chat.conversation.messages.count == count)
    }

    @Test func aPictureIsSentAndOpensAndZooms() throws {
        let chat = ChatFixture()
        try chat.tap(labelled: "Attach")
        try chat.tap(labelled: "Night")
        let cell = try #require(chat.table.cellForRow(at: [0, 0]) as? PictureBubbleCell)
        chat.screen.tap(cell)
        chat.screen.settle()
        let root = try #require(
            chat.controller.navigationController?.presentedViewController as? UINavigationController
        )
        let viewer = try #require(root.topViewController as? PictureViewController)
        let middle = CGPoint(x: 195, y: 422)
        chat.screen.touchDown(1, at: CGPoint(x: middle.x - 30, y: middle.y))
        chat.screen.touchDown(2, at: CGPoint(x: middle.x + 30, y: middle.y))
        for step in 1...10 {
            chat.screen.touchMove(1, to: CGPoint(x: middle.x - 30 - CGFloat(step) * 6, y: middle.y))
            chat.screen.touchMove(2, to: CGPoint(x: middle.x + 30 + CGFloat(step) * 6, y: middle.y))
            chat.screen.advance(by: 1 / 60)
        }
        chat.screen.touchUp(1)
        chat.screen.touchUp(2)
        chat.screen.settle()
        #expect(viewer.scrollView.zoomScale > 1.5)
        try chat.tap(labelled: "Done")
        #expect(chat.controller.navigationController?.presentedViewController == nil)
    }

    @Test func addressesAreLinks() {
        let linked = LinkedText("See https://example.org/a?b=c, or (http://example.com).")
        #expect(linked.links.map(\.url.absoluteString) == ["https://example.org/a?b=c", "http://example.com"])
        #expect(linked.links.map(\.range.location) == [4, 35])
        let text = linked.attributed(color: .label)
        #expect(text.attribute(.link, at: 10, effectiveRange: nil) != nil)
        #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test func theWheelScrollsToEarlierMessagesWhenItIsTurnedUp() {
        let chat = ChatFixture()
        let before = chat.table.contentOffset.y
        chat.screen.turnWheel(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 195, y: 400))
        chat.screen.settle()
        #expect(chat.table.contentOffset.y > before + 20)
    }
}
