import CoreGraphics
import RowGeometry

/// The estimated height of rows that were not measured, where the client leaves it to the table.
///
/// Changing the estimate moves the end of the content, so it changes in few steps: when the first rows were measured,
/// and then while nothing moves, whenever four times as many rows are measured as the last time.
extension UITableView {
    private var choosesEstimate: Bool { estimatedRowHeight < 0 && content.geometry.countOfUnmeasured > 0 }

    /// Takes the typical height of the first rows that were measured as the estimate, once.
    func settleEstimate() {
        guard !content.isEstimateSettled, choosesEstimate else { return }
        let measured = visibleRows.filter { content.geometry.isMeasured(row: $0.row, in: $0.section) }
            .map { content.geometry.extent(ofRow: $0.row, in: $0.section) }
        guard !measured.isEmpty else { return }
        content.isEstimateSettled = true
        content.geometry.estimate = inWholePixels(HeightSample.typical(ofFew: measured))
    }

    /// Refines the estimate by all rows measured so far, if there are many more than at the last refinement. Constant
    /// time.
    func refineEstimate() {
        guard choosesEstimate, let estimate = content.heights.takeEstimate() else { return }
        content.isEstimateSettled = true
        content.geometry.estimate = inWholePixels(estimate)
    }

    /// Returns an estimate in whole pixels. Otherwise measured rows below unmeasured ones would not begin at a whole
    /// pixel.
    func inWholePixels(_ estimate: Extent) -> Extent {
        let scale = contentScaleFactor
        return Extent(points: (estimate.points * scale).rounded() / scale)
    }
}
