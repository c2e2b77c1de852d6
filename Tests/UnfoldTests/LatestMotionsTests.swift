import Testing
import UIKit
import UIKitTesting

@testable import Unfold

@Suite(.serialized) @MainActor struct LatestMotionsTests {
    @Test func aRowRestsWhenItsLastMotionIsOver() {
        var motions = LatestMotions<Int>()
        let first = motions.begin([1, 2])
        let second = motions.begin([2, 3])
        #expect(motions.end([1, 2], ofMotion: first) == [1])
        #expect(motions.end([2, 3], ofMotion: second) == [2, 3])
        let last = motions.begin([3])
        #expect(motions.end([2, 3], ofMotion: second) == [2] && motions.contains(3))
        #expect(motions.end([3], ofMotion: last) == [3] && !motions.contains(3))
    }

    /// The row is closed, opened and closed again quickly. The first animation's completion must not
    /// remove the detail that the last one still shows.
    @Test func aDetailIsSeenUntilTheRowIsClosed() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = DetailController(style: .plain)
        screen.show(controller)
        controller.expander.details = RowDetails { _ in DetailController.detail() }
        controller.expander.motion = .curve(.linear, duration: 0.3)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let folded = cell.frame.height
        controller.expander.set(.expanded, for: 2, animated: false)
        screen.settle()
        for _ in 0..<3 {
            controller.expander.toggle(2)
            screen.advance(by: 0.1)
        }
        while screen.presentedFrame(of: cell).height > folded + 1 {
            #expect(DetailFrame.of(cell.detailHost).content != nil)
            screen.advance(by: 1 / 60)
        }
        screen.settle()
        #expect(cell.frame.height == folded && DetailFrame.of(cell.detailHost).content == nil)
    }
}
