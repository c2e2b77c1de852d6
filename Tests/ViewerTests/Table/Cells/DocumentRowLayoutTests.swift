import Testing

@testable import Viewer

@Suite struct DocumentRowLayoutTests {
    @Test func aRowThatFitsDoesNotUnfold() {
        let layout = DocumentRowLayout(closedSummary: 40, wholeSummary: 40, detail: 0, problem: 0)
        #expect(!layout.unfolds)
        #expect(layout.height(isOpen: true) == layout.height(isOpen: false))
    }

    @Test(arguments: [0.0, 18, 300], [0.0, 16])
    func anOpenRowIsHigherByWhatItShowsMore(detail: Double, problem: Double) {
        let layout = DocumentRowLayout(closedSummary: 20, wholeSummary: 60, detail: detail, problem: problem)
        #expect(layout.unfolds)
        let more = 40 + (detail > 0 ? detail + DocumentRowLayout.spacing : 0)
        #expect(layout.height(isOpen: true) - layout.height(isOpen: false) == more)
    }

    @Test func theProblemStandsBelowEverything() {
        let layout = DocumentRowLayout(closedSummary: 20, wholeSummary: 60, detail: 100, problem: 16)
        #expect(layout.problemTop(isOpen: true) >= layout.detailTop + layout.detail)
        #expect(layout.problemTop(isOpen: false) >= DocumentRowLayout.padding.top + layout.closedSummary)
    }
}
