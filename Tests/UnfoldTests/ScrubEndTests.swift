import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the ways in which a scrub ends, and changes of its row during it: the levels are those of
/// the remaining rows.
@Suite(.serialized) @MainActor struct ScrubEndTests {
    private func isAsBefore(_ fixture: NotesFixture, _ state: ExpansionState<Int, RowLevel>) -> Bool {
        fixture.expander.state == state && fixture.expander.runner.motions.areNoneRunning && !fixture.screen.isMoving
    }

    @Test func aScrubThatIsReleasedGoesBack() throws {
        let fixture = NotesFixture(policy: .accordion)
        fixture.open(5)
        let before = fixture.expander.state
        for progress in [0, 0.3, 1] {
            var scrub = fixture.expander.scrub(3)
            scrub?.progress = progress
            fixture.screen.advance(by: 0.1)
            #expect(fixture.isOpen(3))
            scrub = nil
            fixture.screen.settle()
            #expect(isAsBefore(fixture, before))
        }
        #expect(fixture.expander.catchMotion(of: 3) == nil)
    }

    @Test func anExpanderMayGoBeforeItsScrub() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        var scrub: ExpansionScrub?
        do {
            let notes = NotesController([NotesFixture.mixed(20)])
            screen.show(notes)
            screen.settle()
            scrub = notes.expander.scrub(3)
            scrub?.progress = 0.5
            screen.show(UIViewController())
        }
        screen.settle()
        scrub = nil
        screen.settle()
    }

    @Test func aScrubThatGoesBackKeepsTheOrderOfOpening() throws {
        let fixture = NotesFixture(policy: .atMost(2))
        fixture.open(5)
        fixture.open(6)
        let before = fixture.expander.state
        let scrub = try #require(fixture.expander.scrub(3))
        #expect(Array(fixture.expander.state.unfolded) == [6, 3])
        let another = try #require(fixture.expander.scrub(2))
        another.cancel()
        fixture.screen.settle()
        scrub.cancel()
        fixture.screen.settle()
        #expect(isAsBefore(fixture, before))
    }

    @Test func aRowThatWasOpenedMeanwhileStaysOpen() throws {
        let fixture = NotesFixture(policy: .accordion)
        fixture.open(5)
        let scrub = try #require(fixture.expander.scrub(3))
        fixture.expander.set(.expanded, for: 6)
        scrub.cancel()
        fixture.screen.settle()
        #expect(Array(fixture.expander.state.unfolded) == [6])
    }

    @Test func aRowThatHasToStayOpenIsOpenAgain() throws {
        let fixture = NotesFixture(policy: .alwaysOne)
        fixture.open(5)
        let scrub = try #require(fixture.expander.scrub(3))
        // The state changes, although no row is open that was not before.
        fixture.expander.set(.expanded, for: 1_000)
        fixture.expander.set(.expanded, for: 3)
        scrub.cancel()
        fixture.screen.settle()
        #expect(Array(fixture.expander.state.unfolded) == [5])
    }

    @Test func aScrubEndsOnce() throws {
        let fixture = NotesFixture()
        let scrub = try #require(fixture.expander.scrub(3))
        scrub.progress = 0.9
        scrub.end()
        scrub.cancel()
        scrub.end(velocity: -9)
        #expect(!scrub.isActive)
        fixture.screen.settle()
        scrub.progress = 0
        #expect(fixture.isOpen(3) && scrub.progress == 1)
        let other = try #require(fixture.expander.scrub(3))
        other.progress = 0.2
        other.cancel()
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && other.progress == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aVelocityThatIsNoneCountsAsNone(velocity: CGFloat) throws {
        let fixture = NotesFixture()
        let scrub = try #require(fixture.expander.scrub(3))
        scrub.progress = 0.7
        scrub.end(velocity: velocity)
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
    }

    @Test func aRowWithoutAMotionFollowsAFinger() throws {
        let fixture = NotesFixture()
        fixture.expander.motion = .none
        let cell = try fixture.cell(3)
        let folded = cell.frame.height
        let scrub = try #require(fixture.expander.scrub(3))
        scrub.progress = 0.5
        let height = fixture.screen.presentedFrame(of: cell).height
        #expect(abs(height - folded - scrub.distance / 2) < 0.01 && scrub.progress == 0.5)
        scrub.progress = 1
        scrub.end()
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
    }

    /// A row that is caught while it returns has the progress and the end points of the original direction.
    @Test func aRowThatIsCaughtOnItsWayBackHasItsProgress() throws {
        let fixture = NotesFixture()
        let first = try #require(fixture.expander.scrub(3))
        first.progress = 0.9
        first.cancel()
        fixture.screen.advance(by: 0.05)
        let progress = first.progress
        let caught = try #require(fixture.expander.catchMotion(of: 3))
        #expect(progress > 0 && progress < 0.9 && abs(caught.progress - progress) < 0.001)
        caught.progress = 0.8
        caught.end()
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
    }

    /// An animator that returns also restores the indicator, although the row has been opened in another way since.
    @Test(arguments: [false, true])
    func theIndicatorIsThatOfTheLevel(isReloaded: Bool) throws {
        let fixture = NotesFixture()
        let scrub = try #require(fixture.expander.scrub(3))
        fixture.expander.expandAll(animated: false)
        fixture.expander.set(.collapsed, for: 3, animated: false)
        fixture.expander.set(.expanded, for: 3, animated: false)
        if isReloaded { fixture.table.reloadData() }
        scrub.cancel()
        fixture.screen.settle()
        for path in fixture.table.indexPathsForVisibleRows ?? [] {
            guard let chevron = try fixture.cell(path.row).accessoryView?.subviews.first as? ChevronView else {
                continue
            }
            #expect(chevron.isOpen == fixture.isOpen(path.row))
            #expect((chevron.transform != .identity) == chevron.isOpen, "row \(path.row)")
        }
    }
}
