import Documents
import Foundation
import SeededRandom
import UIKit
import UIKitTesting
import Viewer

extension ViewerProbe {
    /// Unfolds rows one after another, scrolls through each, and folds them again. Prints the resident
    /// memory after each phase.
    static func unfold(_ document: any Document, rows: Int) async {
        let (screen, controller) = await shown(document)
        let table = controller.tableView
        let count = min(rows, document.rowCount)
        print("before", anonymousMemory)
        var peak = 0
        var height = 0.0
        for row in 0..<count {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .top, animated: false)
            screen.settle()
            controller.tableView(table, didSelectRowAt: path)
            screen.settle()
            let frame = table.rectForRow(at: path)
            height += frame.height
            for step in 0...40 {
                table.contentOffset.y = frame.minY + (frame.height - 844) * Double(step) / 40
                screen.advance(by: 1 / 60)
                _ = screen.picture()
            }
            peak = max(peak, anonymousMemory)
        }
        print("height", height)
        print("peak", peak)
        table.scrollToRow(at: IndexPath(row: document.rowCount - 1, section: 0), at: .bottom, animated: false)
        screen.settle()
        print("away", anonymousMemory)
        for row in (0..<count).reversed() {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .top, animated: false)
            controller.tableView(table, didSelectRowAt: path)
            screen.settle()
        }
        _ = screen.picture()
        print("folded", anonymousMemory)
        // Free memory that the allocator keeps doesn't count as held.
        trimHeap()
        print("held", anonymousMemory)
        print("process", seconds(CLOCK_PROCESS_CPUTIME_ID))
    }

    /// Prints the processor time of ten jumps to random rows, each of which is drawn.
    static func jump(_ document: any Document) async {
        let (screen, controller) = await shown(document)
        _ = screen.picture()
        var generator = SeededGenerator(seed: 1)
        let start = seconds(CLOCK_PROCESS_CPUTIME_ID)
        for _ in 0..<10 where document.rowCount > 0 {
            let row = Int.random(in: 0..<document.rowCount, using: &generator)
            controller.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            screen.advance(by: 1 / 60)
            _ = screen.picture()
        }
        print("process", seconds(CLOCK_PROCESS_CPUTIME_ID) - start)
        print("rows", document.rowCount)
        print("anonymous", anonymousMemory)
    }

    /// Returns the allocator's free memory to the system. Swift's module of the C library doesn't
    /// contain the function.
    private static func trimHeap() {
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    }

    private static func shown(_ document: any Document) async -> (TestScreen, DocumentViewController) {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let controller = DocumentViewController(document)
        screen.show(controller)
        await document.finishIndexing()
        screen.settle()
        return (screen, controller)
    }
}
