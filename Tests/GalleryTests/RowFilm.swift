import UIKit
import UIKitTesting

/// The positions of a table's rows on the screen, frame by frame.
struct RowFilm {
    private(set) var times: [TimeInterval] = []
    private(set) var frames: [[Int: CGRect]] = []

    /// The rows of the first frame that are present in all frames.
    var rowsThroughout: [Int] {
        (frames.first?.keys.sorted() ?? []).filter { row in frames.allSatisfy { $0[row] != nil } }
    }

    mutating func take(_ rows: [Int: CGRect], at time: TimeInterval) {
        times.append(time)
        frames.append(rows)
    }

    /// Returns one value of a row's frame over time, while the row was on the screen.
    func curve(_ part: KeyPath<CGRect, CGFloat>, of row: Int) -> MotionCurve {
        let shown = zip(times, frames).compactMap { time, rows in rows[row].map { (time, $0[keyPath: part]) } }
        return MotionCurve(label: "row \(row)", times: shown.map(\.0), values: shown.map(\.1))
    }

    /// The first place where a row doesn't begin at the end of the one before it.
    var firstGap: String? {
        for (time, rows) in zip(times, frames) {
            for (row, frame) in rows.sorted(by: { $0.key < $1.key }) {
                guard let next = rows[row + 1], abs(next.minY - frame.maxY) > 0.001 else { continue }
                return "At \(time) s row \(row) ends at \(frame.maxY), but the next one begins at \(next.minY)"
            }
        }
        return nil
    }
}

extension ExampleFixture {
    static let framesPerSecond = 240

    /// Advances time and records the rows. `act` is called with the number of each frame before it is made.
    func film(for seconds: TimeInterval = 0.8, _ act: (_ frame: Int) throws -> Void = { _ in }) rethrows -> RowFilm {
        // At this frame rate, the velocity of the spring changes by less than a hundredth of the distance
        // per frame. A jump in velocity is much larger.
        screen.framesPerSecond = Self.framesPerSecond
        var film = RowFilm()
        film.take(rowFrames, at: screen.now)
        for frame in 0..<Int(seconds * Double(Self.framesPerSecond)) {
            try act(frame)
            screen.advance(by: 1 / Double(Self.framesPerSecond))
            film.take(rowFrames, at: screen.now)
        }
        return film
    }

    /// The presented frames of the rows that have cells.
    private var rowFrames: [Int: CGRect] {
        let cells = (table.indexPathsForVisibleRows ?? []).compactMap { path in
            table.cellForRow(at: path).map { (path.row, screen.presentedFrame(of: $0)) }
        }
        return Dictionary(uniqueKeysWithValues: cells)
    }
}
