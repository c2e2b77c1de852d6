import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests a table whose newest row is the last one, and that the reader stays at its end.
@Suite(.serialized) @MainActor struct LogsTests {
    private func fixture(
        _ conduct: PlatformConduct = .kind
    ) -> (screen: TestScreen, log: LogsCode.LogViewController) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let log = LogsCode.LogViewController(style: .plain)
        screen.show(log)
        screen.settle()
        log.showEnd()
        screen.settle()
        return (screen, log)
    }

    private func frame(_ id: Int, _ screen: TestScreen, _ log: LogsCode.LogViewController) throws -> CGRect {
        let row = try #require(log.expander.indexPath(for: id))
        return screen.presentedFrame(of: try #require(log.tableView.cellForRow(at: row)))
    }

    @Test(arguments: Conducts.all) func theTableFollowsItsEnd(conduct: PlatformConduct) throws {
        let (screen, log) = fixture(conduct)
        #expect(log.isAtEnd)
        for id in 40..<52 {
            log.append(LogsCode.LogViewController.line(id))
            #expect(log.isAtEnd, "\(id)")
            screen.advance(by: 0.01)
            #expect(try abs(frame(id, screen, log).maxY - 480) < 0.51, "\(id)")
        }
        // A reader who has scrolled away stays.
        log.tableView.contentOffset.y -= 300
        screen.settle()
        let first = try #require(log.tableView.indexPathsForVisibleRows?.dropFirst().first)
        let top = try frame(log.lines[first.row].id, screen, log).minY
        log.append(LogsCode.LogViewController.line(60))
        screen.settle()
        #expect(try abs(frame(log.lines[first.row].id, screen, log).minY - top) < 0.51 && !log.isAtEnd)
        log.showEnd(animated: true)
        screen.settle()
        #expect(log.isAtEnd)
    }

    /// The last row comes into view whole, and the table still follows its end.
    @Test(arguments: Conducts.all) func theLastRowUnfoldsUpwards(conduct: PlatformConduct) throws {
        let (screen, log) = fixture(conduct)
        log.append(LogsCode.LogViewController.line(41 * 7 + 6))
        screen.settle()
        let last = try #require(log.lines.last)
        let folded = try frame(last.id, screen, log)
        let report = screen.jumps(in: log.tableView) {
            log.expander.toggle(last.id)
            screen.settle()
        }
        let open = try frame(last.id, screen, log)
        #expect(report.largest < 0.51, "\(report)")
        #expect(open.height > folded.height + 20 && abs(open.maxY - 480) < 0.51 && log.isAtEnd)
        log.expander.toggle(last.id)
        screen.settle()
        #expect(try abs(frame(last.id, screen, log).maxY - 480) < 0.51 && log.isAtEnd)
    }

    @Test(arguments: Conducts.all) func olderRowsMoveNothing(conduct: PlatformConduct) throws {
        let (screen, log) = fixture(conduct)
        log.tableView.contentOffset.y = 900
        screen.settle()
        let first = try #require(log.tableView.indexPathsForVisibleRows?.first)
        let id = log.lines[first.row].id
        let top = try frame(id, screen, log).minY
        log.prepend((-20..<0).map(LogsCode.LogViewController.line))
        screen.settle()
        #expect(try abs(frame(id, screen, log).minY - top) < 0.51 && log.lines.count == 60)
        log.trim(to: 45)
        screen.settle()
        #expect(try abs(frame(id, screen, log).minY - top) < 0.51 && log.lines.count == 45)
    }
}
