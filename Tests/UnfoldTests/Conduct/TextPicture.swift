import CoreGraphics
import UIKitTesting

@testable import UIKit

/// The pixels of a screen at a scale of 2 in which the texts of rows are, line by line.
@MainActor
struct TextPicture {
    private let lines: [[UInt32]]

    init(of screen: TestScreen) {
        guard let image = screen.picture().cgImage else {
            lines = []
            return
        }
        // The arrow at the trailing edge turns.
        lines = (0..<image.height / 2).map { y in
            let start = image.pixels.base + (2 * y * image.bytesPerRow + 32 * 4)
            return Array(UnsafeRawBufferPointer(start: start, count: 408 * 4).bindMemory(to: UInt32.self))
        }
    }

    /// Returns the first line in a range that differs from that of another picture, in points.
    ///
    /// A pixel differs if the step between its levels is visible. Cairo 1.18 draws the glyphs that a clip cuts with
    /// other levels at their edges than whole ones, by up to 76 of 255.
    func firstDifference(from other: TextPicture, in range: Range<Int>) -> Int? {
        range.clamped(to: 0..<min(lines.count, other.lines.count)).first { line in
            // Whole lines are compared faster than pixels, and most are the same.
            lines[line] != other.lines[line] && zip(lines[line], other.lines[line]).contains { Self.differ($0, $1) }
        }
    }

    private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
        stride(from: 0, to: 32, by: 8).contains { shift in
            abs(Int(truncatingIfNeeded: one >> shift) & 0xFF - Int(truncatingIfNeeded: other >> shift) & 0xFF) > 96
        }
    }
}
