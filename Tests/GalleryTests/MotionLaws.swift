import Testing
import UIKit
import UIKitTesting

/// The laws of every motion in which rows unfold.
@MainActor
struct MotionLaws {
    let film: RowFilm

    /// Checks that the rows stay adjacent, that the given rows change their heights smoothly and in one
    /// direction, and that no other row changes its height.
    func check(
        growing: [Int] = [],
        shrinking: [Int] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectNone(film.firstGap, sourceLocation)
        for row in film.rowsThroughout {
            let height = film.curve(\.height, of: row)
            if growing.contains(row) {
                expectNone(height.firstDecrease(), sourceLocation)
                #expect(height.change > 1, "row \(row)", sourceLocation: sourceLocation)
            } else if shrinking.contains(row) {
                expectNone(height.firstIncrease(), sourceLocation)
                #expect(height.change < -1, "row \(row)", sourceLocation: sourceLocation)
            } else {
                expectNone(height.firstMovement(), sourceLocation)
            }
        }
        checkSmoothness(sourceLocation: sourceLocation)
    }

    /// Checks that neither the position nor the velocity of a row jumps.
    func checkSmoothness(sourceLocation: SourceLocation = #_sourceLocation) {
        expectNone(film.firstGap, sourceLocation)
        for row in film.rowsThroughout {
            for part in [\CGRect.minY, \.height] {
                let curve = film.curve(part, of: row)
                let way = (curve.values.max() ?? 0) - (curve.values.min() ?? 0)
                expectNone(curve.firstKink(above: max(0.02 * way, 0.01)), sourceLocation)
            }
        }
    }

    private func expectNone(_ flaw: (some CustomStringConvertible)?, _ sourceLocation: SourceLocation) {
        if let flaw { Issue.record("\(flaw)", sourceLocation: sourceLocation) }
    }
}
