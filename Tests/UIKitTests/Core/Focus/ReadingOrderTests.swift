import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct ReadingOrderTests {
    /// Boxes in lines and columns, each slightly displaced and in random order, are read line by line.
    @Test(arguments: 0..<20) func linesAreReadFromWhereReadingStarts(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let columns = Int.random(in: 1...4, using: &random)
        let cells = (0..<columns * 5).shuffled(using: &random)
        let boxes = cells.map { cell in
            CGRect(
                x: CGFloat(cell % columns) * 100,
                y: CGFloat(cell / columns) * 50 + .random(in: -8...8, using: &random),
                width: 90,
                height: .random(in: 30...34, using: &random)
            )
        }
        let forward = ReadingOrder.indices(of: boxes, rightToLeft: false).map { cells[$0] }
        #expect(forward == Array(0..<cells.count), "seed \(seed)")
        let backward = ReadingOrder.indices(of: boxes, rightToLeft: true).map { cells[$0] }
        let mirrored = backward.map { $0 / columns * columns + columns - 1 - $0 % columns }
        #expect(mirrored == Array(0..<cells.count), "seed \(seed)")
    }

    @Test func overlappingViewsAreReadFromTheTop() {
        let boxes = [CGRect(x: 0, y: 10, width: 100, height: 300), CGRect(x: 0, y: 0, width: 100, height: 30)]
        #expect(ReadingOrder.indices(of: boxes, rightToLeft: false) == [1, 0])
        #expect(ReadingOrder.indices(of: [boxes[0], boxes[0]], rightToLeft: false) == [0, 1])
    }
}
