import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests a row whose unfolding follows a finger.
@Suite(.serialized) @MainActor struct ScrubTests {
    @Test func theRowFollowsAndSettles() throws {
        for goesOn in [true, false] {
            let fixture = NotesFixture()
            let cell = try fixture.cell(3)
            let folded = cell.frame.height
            let scrub = try #require(fixture.expander.scrub(3))
            let unfolded = cell.frame.height
            #expect(unfolded > folded)
            for progress in [0, 0.2, 0.7, 0.4, 1, 0.5] {
                scrub.progress = progress
                fixture.screen.advance(by: 1 / 60)
                let height = fixture.screen.presentedFrame(of: cell).height
                #expect(abs(height - (folded + progress * (unfolded - folded))) < 0.01)
                #expect(fixture.flaw() == nil)
            }
            let trace = fixture.screen.trace([cell]) {
                scrub.end(velocity: goesOn ? 3 : -3)
                fixture.screen.settle()
            }
            let height = trace[0].curve(\.height)
            #expect((goesOn ? height.firstDecrease() : height.firstIncrease()) == nil)
            #expect(cell.frame.height == (goesOn ? unfolded : folded))
            #expect(fixture.isOpen(3) == goesOn && fixture.flaw() == nil && !scrub.isActive)
            // The initial velocity is the finger's.
            let first = height.values[2] - height.values[1]
            #expect(abs(first * 120) > 2 * (unfolded - folded), "\(first)")
        }
    }

    @Test func aRowThatIsCancelledIsAsItWas() throws {
        let fixture = NotesFixture(policy: .accordion)
        fixture.open(5)
        let scrub = try #require(fixture.expander.scrub(3))
        scrub.progress = 0.3
        fixture.screen.advance(by: 0.1)
        scrub.cancel()
        fixture.screen.settle()
        #expect(!fixture.isOpen(3) && fixture.isOpen(5) && fixture.flaw() == nil)
        scrub.progress = 1
        scrub.end()
        #expect(!fixture.isOpen(3))
    }

    @Test func aRowWithNothingToUnfoldIsNotScrubbed() {
        let fixture = NotesFixture()
        #expect(
            fixture.expander.scrub(0) == nil && fixture.expander.scrub(55) == nil && fixture.expander.scrub(-1) == nil
        )
    }

    @Test func twoFingersUnfoldAndFold() throws {
        let fixture = NotesFixture()
        fixture.table.addGestureRecognizer(ExpansionPinch(fixture.expander))
        let cell = try fixture.cell(3)
        let folded = cell.frame.height
        let middle = CGPoint(x: 160, y: fixture.screen.presentedFrame(of: cell).midY)
        func pinch(from start: CGFloat, to end: CGFloat) {
            fixture.screen.touchDown(1, at: CGPoint(x: middle.x - start, y: middle.y))
            fixture.screen.touchDown(2, at: CGPoint(x: middle.x + start, y: middle.y))
            for step in 1...20 {
                let place = start + (end - start) * CGFloat(step) / 20
                fixture.screen.advance(by: 1 / 60)
                fixture.screen.touchMove(1, to: CGPoint(x: middle.x - place, y: middle.y))
                fixture.screen.touchMove(2, to: CGPoint(x: middle.x + place, y: middle.y))
                #expect(fixture.flaw() == nil)
            }
        }
        pinch(from: 20, to: 54)
        #expect(fixture.screen.presentedFrame(of: cell).height > folded + 5)
        fixture.screen.advance(by: 0.2)
        fixture.screen.touchUp(1)
        fixture.screen.touchUp(2)
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && cell.frame.height > folded && fixture.flaw() == nil)
        pinch(from: 90, to: 20)
        fixture.screen.touchUp(1)
        fixture.screen.touchUp(2)
        fixture.screen.settle()
        #expect(!fixture.isOpen(3) && cell.frame.height == folded && fixture.flaw() == nil)
    }
}
