import CoreGraphics
import Testing
import UIKitTesting

@testable import Viewer

@Suite @MainActor struct DocumentRowLayoutTests {
    private let metrics = RowMetrics(.regular)

    @Test func aRowThatFitsDoesNotUnfold() {
        let layout = DocumentRowLayout(metrics: metrics, closedSummary: 40, wholeSummary: 40, detail: 0, problem: 0)
        #expect(!layout.unfolds)
        #expect(layout.height(isOpen: true) == layout.height(isOpen: false))
    }

    @Test(arguments: [0.0, 18, 300], [0.0, 16])
    func anOpenRowIsHigherByWhatItShowsMore(detail: Double, problem: Double) {
        let layout = DocumentRowLayout(
            metrics: metrics,
            closedSummary: 20,
            wholeSummary: 60,
            detail: detail,
            problem: problem
        )
        #expect(layout.unfolds)
        let more = 40 + (detail > 0 ? detail + metrics.spacing : 0)
        #expect(abs(layout.height(isOpen: true) - layout.height(isOpen: false) - more) < 0.001)
    }

    @Test func theProblemStandsBelowEverything() {
        let layout = DocumentRowLayout(metrics: metrics, closedSummary: 20, wholeSummary: 60, detail: 100, problem: 16)
        #expect(layout.problemTop(isOpen: true) >= layout.detailTop + layout.detail)
        #expect(layout.problemTop(isOpen: false) >= metrics.padding.top + layout.closedSummary)
    }

    /// Rows of text in the default size are 20, 26 and 38 points high.
    @Test(arguments: zip(RowDensity.allCases, [20, 26, 38]))
    func rowsAreAsHighAsTheirDensitySays(density: RowDensity, height: CGFloat) {
        // The screen of another test may have another text size.
        withExtendedLifetime(TestScreen()) { #expect(RowMetrics(density).rowHeight == height) }
    }

    /// Each row inside others has a line for each of them, left of its text, until rows are no longer indented.
    @Test func everyLevelHasALine() {
        for width in [200.0, 390, 1300] {
            for depth in 0..<40 {
                let lines = DocumentRowLayout.guides(depth, width)
                let start = RowMetrics.textStart + DocumentRowLayout.indentation(depth, width)
                #expect(lines.count <= depth && lines.allSatisfy { $0 < start } && lines == lines.sorted())
                let isIndented = DocumentRowLayout.indentation(depth, width) == CGFloat(depth) * 18
                #expect(lines.count == depth || !isIndented)
            }
        }
    }
}
