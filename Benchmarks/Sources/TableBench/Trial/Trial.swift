import CFrameMeter
import Foundation
import UIKit

/// The work that every side does with its table. Prints one figure per line. `Peers/README.md` describes the figures.
@MainActor
struct Trial {
    let stage: any Stage
    let count: Int

    private var table: MixedTable { stage.table }

    func run() {
        var rows = RandomRows(count: count)
        stage.present()
        stage.present()
        write("open", processor_time(0))
        write("height-first", height)
        if let rest = stage.rest() {
            write("rest", rest.time)
            write("rest-wakes", rest.wakes)
            for time in rest.events { write("event", time) }
        }
        for _ in 0..<20 { jump(to: rows.next()) }
        for _ in 0..<4 { unfold(near: rows.next()) }
        for _ in 0..<3 { scrollUp(from: rows.next()) }
        if count == MixedRows.period { seeEverything() }
        for _ in 0..<5 { drag(to: rows.nextPart()) }
        spinWheel()
        print("done")
    }

    private func jump(to row: Int) {
        let (painted, start, begin) = (stage.painted, stage.spent, processor_time(0))
        stage.expectFrame()
        table.jump(to: row)
        stage.present()
        if let first = stage.firstFrame {
            write("jump-first", first.end - begin)
            write("jump-first-paint", first.paint)
        }
        write("jump", stage.spent - start)
        write("jump-paint", stage.painted - painted)
        write("height-jump", height)
        write("miss", abs(table.top(of: row) ?? .infinity) < 1 ? 0 : 1)
    }

    /// Unfolds a row below the first whole one, and folds it again. Neither row should move.
    private func unfold(near row: Int) {
        table.jump(to: row)
        stage.present()
        for _ in 0..<2 {
            let watched = [row, row + 1]
            let tops = watched.map { table.top(of: $0) }
            var worst = 0.0
            let (painted, start) = (stage.painted, stage.spent)
            table.toggle(row + 1)
            let frames = stage.finishMotion {
                for (row, top) in zip(watched, tops) {
                    worst = max(worst, distance(table.top(of: row), top))
                }
            }
            write("frame", (stage.spent - start) / Double(frames))
            write("frame-paint", (stage.painted - painted) / Double(frames))
            write("frames", Double(frames))
            write("shift-unfold", worst)
        }
    }

    /// Scrolls up from the target of a jump, so that rows above the visible ones are measured.
    private func scrollUp(from row: Int) {
        table.jump(to: row)
        stage.present()
        var worst = 0.0
        for _ in 0..<15 where table.tableView.contentOffset.y > 40 {
            guard let row = table.firstWholeRow, let top = table.top(of: row) else { break }
            table.tableView.contentOffset.y -= 40
            stage.present()
            worst = max(worst, distance(table.top(of: row), top + 40))
        }
        write("shift-scroll", worst)
    }

    /// Scrolls past rows below the first screens by clicks of the wheel.
    private func spinWheel() {
        table.jump(to: 100)
        stage.present()
        let start = stage.spent
        if stage.spinWheel() { write("wheel", stage.spent - start) }
    }

    /// Moves to a position, as dragging the thumb of a scroll bar does.
    private func drag(to part: Double) {
        let start = stage.spent
        table.tableView.contentOffset.y =
            CGFloat(part) * (table.tableView.contentSize.height - table.tableView.bounds.height)
        stage.present()
        write("drag", stage.spent - start)
    }

    /// Scrolls past every row, so that each has been measured once.
    private func seeEverything() {
        for row in stride(from: 0, to: count, by: 6) {
            table.jump(to: row)
            stage.present()
        }
        write("height-all", height)
    }

    private var height: Double { Double(table.tableView.contentSize.height) }

    /// Returns the distance of a row from its expected position. A row that has disappeared is off by
    /// at least the window's height.
    private func distance(_ top: Double?, _ expected: Double?) -> Double {
        guard let top, let expected else { return 844 }
        return abs(top - expected)
    }

    private func write(_ name: String, _ value: Double) {
        print(name, value)
    }
}
