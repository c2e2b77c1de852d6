import Measurement
import RowGeometry

/// A billion rows of which nothing is known.
enum BillionRows {
    /// What it takes to make them: seconds, the least of many times, and bytes.
    static func measure() -> (seconds: Double, bytes: Int) {
        var seconds = Double.infinity
        var bytes = 0
        for _ in 0..<1000 {
            let before = Memory.inUse
            let start = CPUClock.now()
            var geometry = RowGeometry(estimate: Extent(points: 44))
            geometry.appendSection(.init(numberOfRows: 1_000_000_000))
            seconds = min(seconds, CPUClock.now() - start)
            bytes = Memory.inUse - before
            precondition(geometry.totalExtent.points == 44e9)
        }
        return (seconds, bytes)
    }
}
