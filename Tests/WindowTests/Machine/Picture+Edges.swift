import Testing

/// How a picture of another renderer differs from one of Cairo.
///
/// Renderers place the edges of glyphs and of round shapes between pixels in their own ways. So a pixel may differ
/// where the picture of Cairo has an edge within one pixel, and its color is then one of those around it, in both
/// pictures. That is how something that moved by more than a pixel, or that only one of the pictures has, is found: a
/// line of one pixel that is missing has a color that isn't in the other picture there.
struct EdgeDifference: Equatable {
    /// The pixels that differ, and those of them that no edge explains.
    var differing = 0
    var unexplained = 0
    /// The first pixel that no edge explains.
    var first: (x: Int, y: Int)?
    /// The longest row or column of pixels that differ. A straight edge in another place is longer than any edge of a
    /// glyph.
    var longestRun = 0
    /// The part of the pixels that differ, from 0 to 1.
    var share = 0.0

    static func == (one: EdgeDifference, other: EdgeDifference) -> Bool {
        one.differing == other.differing && one.unexplained == other.unexplained && one.longestRun == other.longestRun
    }
}

extension Picture {
    /// Compares a rectangle of the picture with that of a picture by Cairo.
    ///
    /// - Parameter tolerance: The steps of 256 by which a component may differ everywhere, as where renderers round in
    ///   their own ways.
    func edgeDifference(from cairo: Picture, x: Range<Int>, y: Range<Int>, tolerance: Int = 0) -> EdgeDifference {
        var difference = EdgeDifference()
        var columns = [Int](repeating: 0, count: x.upperBound)
        for row in y {
            // Most rows are equal, and comparing them costs little.
            if shows(cairo, x: x, y: row..<row + 1) {
                for column in x { columns[column] = 0 }
                continue
            }
            var run = 0
            for column in x {
                let (here, there) = (Components(color(column, row)), Components(cairo.color(column, row)))
                guard here.distance(to: there) > tolerance else {
                    (run, columns[column]) = (0, 0)
                    continue
                }
                difference.differing += 1
                (run, columns[column]) = (run + 1, columns[column] + 1)
                difference.longestRun = max(difference.longestRun, run, columns[column])
                let (ours, theirs) = (Span(self, column, row), Span(cairo, column, row))
                if theirs.contrast > 0, theirs.explains(here), ours.explains(there) { continue }
                difference.unexplained += 1
                if difference.first == nil { difference.first = (column, row) }
            }
        }
        difference.share = Double(difference.differing) / Double(max(1, x.count * y.count))
        return difference
    }
}

/// The components of a color, in steps of 256.
private struct Components {
    var values: SIMD4<Int32>

    init(_ color: UInt32) {
        values = SIMD4(Int32(color >> 16 & 0xFF), Int32(color >> 8 & 0xFF), Int32(color & 0xFF), 0)
    }

    func distance(to other: Components) -> Int {
        let steps = values &- other.values
        return Int(max(steps.max(), -steps.min()))
    }
}

/// The least and the greatest components of a pixel and the eight around it.
private struct Span {
    private var low = SIMD4<Int32>(repeating: 255)
    private var high = SIMD4<Int32>(repeating: 0)

    init(_ picture: Picture, _ x: Int, _ y: Int) {
        for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
            for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
                let values = Components(picture.color(column, row)).values
                low = pointwiseMin(low, values)
                high = pointwiseMax(high, values)
            }
        }
    }

    var contrast: Int { Int((high &- low).max()) }

    /// Returns whether an edge here may have a color in another place between the pixels. A stroke that covers two
    /// pixels in part is darker where it covers one.
    func explains(_ color: Components) -> Bool {
        let slack = SIMD4(repeating: Int32(max(contrast, 6)))
        return all(color.values .>= low &- slack) && all(color.values .<= high &+ slack)
    }
}
