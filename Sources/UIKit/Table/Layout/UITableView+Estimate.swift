import CoreGraphics
import RowGeometry

/// What rows that nobody measured are taken for, where the client leaves that to the table.
///
/// The estimate moves the end of the content, so it is changed in few steps: when the first rows were seen, and when nothing
/// moves and four times as many rows are measured as the last time.
extension UITableView {
    private var choosesEstimate: Bool { estimatedRowHeight < 0 && content.geometry.countOfUnmeasured > 0 }

    /// Takes the first rows that were measured for typical, once.
    func settleEstimate() {
        guard !content.isEstimateSettled, choosesEstimate else { return }
        let measured = rowsInSight.filter { content.geometry.isMeasured(row: $0.row, in: $0.section) }
            .map { content.geometry.extent(ofRow: $0.row, in: $0.section) }
        guard !measured.isEmpty else { return }
        content.isEstimateSettled = true
        content.geometry.estimate = inWholePixels(HeightSample.typical(ofFew: measured))
    }

    /// Takes what all rows measured so far say, if they are many more than the last time. Constant time.
    func refineEstimate() {
        guard choosesEstimate, let estimate = content.heights.takeEstimate() else { return }
        content.isEstimateSettled = true
        content.geometry.estimate = inWholePixels(estimate)
    }

    /// Off the grid of pixels, what is measured behind unmeasured rows would be off it too.
    func inWholePixels(_ estimate: Extent) -> Extent {
        let scale = contentScaleFactor
        return Extent(points: (estimate.points * scale).rounded() / scale)
    }
}
