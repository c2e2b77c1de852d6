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
            (32..<440).map { x in
                image.pixels.base.load(fromByteOffset: 2 * y * image.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
    }

    /// Returns the first line in a range that differs from that of another picture, in points.
    func firstDifference(from other: TextPicture, in range: Range<Int>) -> Int? {
        range.clamped(to: 0..<min(lines.count, other.lines.count)).first { lines[$0] != other.lines[$0] }
    }
}
