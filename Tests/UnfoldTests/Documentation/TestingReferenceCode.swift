import Testing
import UIKit
import UIKitTesting

/// The examples of the reference of `UIKitTesting`.
@MainActor
enum TestingReferenceCode {
    static func screen() -> UIImage {
        let screen = TestScreen()
        screen.show(CommentsViewController(style: .plain))
        screen.tap(at: CGPoint(x: 100, y: 150))
        screen.advance(by: 0.1)
        let halfOpen = screen.picture()
        screen.settle()
        return halfOpen
    }

    static func jumps(_ screen: TestScreen, _ tableView: UITableView, _ cell: UITableViewCell) {
        screen.swipe(.up, on: tableView)
        let report = screen.jumps(in: tableView) {
            screen.tap(cell)
            screen.settle()
        }
        #expect(report.largest < 0.01, "\(report)")
    }

    static func trace(_ screen: TestScreen, _ cell: UITableViewCell, _ next: UITableViewCell) {
        let trace = screen.trace(["row": cell, "next": next]) {
            screen.tap(cell)
            screen.settle()
        }
        #expect(trace["row"].curve(\.height).firstFall() == nil && trace.firstOverlap() == nil)
        #expect(trace[0].curve(\.height).firstFall() == nil)
    }

    static func assist(_ screen: TestScreen) throws {
        let row = try #require(screen.element(labelled: "Comment 3"))
        #expect(row.expandedStatus == .collapsed && row.customActions == ["Expand"])
        screen.perform("Expand", on: row)
        #expect(screen.accessibilityPosts.contains { $0.notification == .layoutChanged })
    }

    static func record(_ screen: TestScreen, _ cell: UITableViewCell, into folder: URL) throws {
        let recording = screen.record(every: 1 / 30) {
            screen.tap(cell)
            screen.settle()
        }
        try recording.write(to: folder.appendingPathComponent("unfold.webp"))
        let strip = try recording.filmStrip(frames: 6)
        try strip.write(to: folder.appendingPathComponent("unfold.png"))
    }
}
