import Documents
import SeededRandom
import Testing
import UIKit

@testable import Viewer

@Suite @MainActor struct ColumnLayoutTests {
    private func columns(_ generator: inout SeededGenerator) -> [RecordColumn] {
        (0..<Int.random(in: 1...40, using: &generator)).map { index in
            let role: TextRole? = [nil, nil, .number, .time, .boolean].randomElement(using: &generator) ?? nil
            return RecordColumn(name: "c\(index)", role: role, width: Int.random(in: 0...100, using: &generator))
        }
    }

    @Test(arguments: [false, true]) func numbersEndAtTheRightEdgeInBothDirections(isRightToLeft: Bool) {
        let number = ColumnLayout.Place(column: 0, name: "n", start: 0, width: 100, isNumeric: true)
        let text = ColumnLayout.Place(column: 1, name: "t", start: 100, width: 100, isNumeric: false)
        #expect(number.alignment(isRightToLeft: isRightToLeft) == .right)
        #expect(text.alignment(isRightToLeft: isRightToLeft) == (isRightToLeft ? .right : .left))
    }

    @Test func columnsAreInTheRowAndApart() {
        for seed in 1...500 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let columns = columns(&generator)
            let width = CGFloat(Int.random(in: 300...2000, using: &generator))
            let skipped = Int.random(in: 0...45, using: &generator)
            let layout = ColumnLayout(
                columns,
                chosen: Array(columns.indices),
                skipped: skipped,
                width: width,
                advance: 9
            )
            guard let layout else {
                #expect(width < ColumnLayout.leastWidth || columns.count < 2, "seed \(seed)")
                continue
            }
            #expect(!layout.places.isEmpty && layout.places[0].column == 0, "seed \(seed)")
            let all = layout.places.count + layout.hiddenAfter + layout.hiddenBefore
            #expect(all == columns.count, "seed \(seed)")
            let hasText = layout.places.contains { !columns[$0.column].isNumeric }
            #expect((layout.flexiblePlace != nil) == hasText, "seed \(seed)")
            #expect(layout.places.allSatisfy { $0.isNumeric == columns[$0.column].isNumeric }, "seed \(seed)")
            for (first, second) in zip(layout.places, layout.places.dropFirst()) {
                #expect(first.start + first.width + ColumnLayout.spacing <= second.start + 0.01, "seed \(seed)")
            }
            let room = RowMetrics.textStart + DocumentRowLayout.textWidth(inRowOf: width)
            if layout.places.count > 1, let last = layout.places.last {
                #expect(last.start + last.width <= room + 0.01, "seed \(seed)")
            }
        }
    }

    @Test func narrowRowsHaveNoColumns() {
        let columns = [RecordColumn(name: "a", width: 5), RecordColumn(name: "b", width: 5)]
        #expect(ColumnLayout(columns, chosen: [0, 1], width: 390, advance: 9) == nil)
        #expect(ColumnLayout(columns, chosen: [0, 1], width: 1300, advance: 9) != nil)
        #expect(ColumnLayout(columns, chosen: [1], width: 1300, advance: 9) == nil)
    }
}
