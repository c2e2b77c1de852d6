import Documents
import Foundation
import UIKit
import UIKitTesting
import Viewer

extension ViewerProbe {
    /// Opens the largest row of a document, and waits until all rows inside it are shown. Prints the seconds until the
    /// first ones are drawn, of the slowest frame after that, and until the end.
    static func group(_ document: any Document) async {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let controller = DocumentViewController(document)
        screen.show(controller)
        await document.finishIndexing()
        screen.settle()
        _ = screen.picture()
        let sizes = (0..<min(document.rowCount, 1000)).map { document.byteRange(ofRowAt: $0).count }
        guard let row = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return }
        let before = controller.visibleRowCount
        let start = seconds(CLOCK_MONOTONIC)
        controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        screen.advance(by: 1 / 60)
        _ = screen.picture()
        print("opened", seconds(CLOCK_MONOTONIC) - start)
        var (slowest, last, idle) = (0.0, 0, 0)
        while idle < 60 {
            try? await Task.sleep(for: .milliseconds(10))
            let frame = seconds(CLOCK_MONOTONIC)
            screen.advance(by: 1 / 60)
            _ = screen.picture()
            slowest = max(slowest, seconds(CLOCK_MONOTONIC) - frame)
            idle = controller.visibleRowCount == last ? idle + 1 : 0
            last = controller.visibleRowCount
        }
        print("slowest", slowest)
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("rows", last - before)
        print("anonymous", anonymousMemory)
    }

    /// Unfolds everything inside a number of rows, from the last one to the first, and scrolls through all of it.
    /// Prints the number of rows and the memory that this takes.
    static func inside(_ document: any Document, rows count: Int) async {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let controller = DocumentViewController(document)
        screen.show(controller)
        await document.finishIndexing()
        screen.settle()
        let table = controller.tableView
        print("before", anonymousMemory)
        for row in (0..<min(count, document.rowCount)).reversed() {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            screen.settle()
            screen.type("*")
            screen.settle()
        }
        print("opened", anonymousMemory)
        let height = table.contentSize.height
        for step in 0...1000 {
            table.contentOffset.y = (height - 844) * Double(step) / 1000
            screen.advance(by: 1 / 60)
            _ = screen.picture()
        }
        print("scrolled", anonymousMemory)
        print("rows", controller.visibleRowCount)
    }

    /// Prints the seconds until the first match and until all matches are counted, and of stopping a second count.
    static func count(_ text: String, in document: any Document) async throws {
        await document.finishIndexing()
        let pattern = try SearchPattern(text)
        let start = seconds(CLOCK_MONOTONIC)
        var (found, first) = (0, 0.0)
        try await document.findAll(pattern, from: 0, asMatches: document.mayNest) { matches in
            if found == 0 { first = seconds(CLOCK_MONOTONIC) - start }
            found += matches.count
        }
        print("first", first)
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("found", found)
        let search = Task { try await document.findAll(pattern, from: 0, asMatches: document.mayNest) { _ in } }
        try await Task.sleep(for: .milliseconds(50))
        let stop = seconds(CLOCK_MONOTONIC)
        search.cancel()
        _ = try? await search.value
        print("stopped", seconds(CLOCK_MONOTONIC) - stop)
        print("anonymous", anonymousMemory)
    }
}
