import SeededRandom
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

    /// Compares random motions with a model that stores the last motion of each row.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func motionsAreThoseOfTheModel(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var motions = LatestMotions<Int>()
        var latest: [Int: Int] = [:]
        var running: [(number: Int, rows: Set<Int>)] = []
        for _ in 0..<60 {
            if running.isEmpty || Bool.random(using: &generator) {
                let rows = Set((0..<5).map { _ in Int.random(in: 0..<8, using: &generator) })
                let number = motions.begin(rows)
                running.append((number, rows))
                for row in rows { latest[row] = number }
            } else {
                let (number, rows) = running.remove(at: .random(in: running.indices, using: &generator))
                let resting = rows.filter { latest[$0] == nil || latest[$0] == number }
                for row in resting { latest[row] = nil }
                #expect(motions.end(rows, ofMotion: number) == resting)
            }
            #expect((0..<8).filter(motions.contains) == (0..<8).filter { latest[$0] != nil })
        }
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
