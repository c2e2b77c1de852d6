import Testing
import UIKit
import UIKitTesting

/// What holds of every motion in which rows unfold.
@MainActor
struct MotionLaws {
    let film: RowFilm

    /// The rows stay one below the other, those named change their heights in one direction and smoothly, and no other
    /// one does.
    func check(
        growing: [Int] = [],
        shrinking: [Int] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectNone(film.firstGap, sourceLocation)
        for row in film.rowsThroughout {
            let height = film.curve(\.height, of: row)
            if growing.contains(row) {
                expectNone(height.firstFall(), sourceLocation)
                #expect(height.change > 1, "row \(row)", sourceLocation: sourceLocation)
            } else if shrinking.contains(row) {
                expectNone(height.firstRise(), sourceLocation)
                #expect(height.change < -1, "row \(row)", sourceLocation: sourceLocation)
            } else {
                expectNone(height.firstMovement(), sourceLocation)
            }
        }
        checkSmoothness(sourceLocation: sourceLocation)
    }

    /// No row jumps, in place or in velocity, whatever else it does.
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
