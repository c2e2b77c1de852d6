import Measurement
import RowGeometry

/// A billion rows without any known heights.
enum BillionRows {
    /// Measures the creation of the rows: the shortest of many times in seconds, and the memory in bytes.
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
