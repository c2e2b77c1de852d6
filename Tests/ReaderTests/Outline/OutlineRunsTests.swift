import SeededRandom
import Testing

@testable import Reader

@Suite struct OutlineRunsTests {
    /// A list of all visible rows.
    private struct Model {
        var places: [OutlineRuns.Place]

        func descendants(ofRowAt index: Int) -> Range<Int> {
            let rest = places[(index + 1)...]
            let end = rest.firstIndex { $0.depth <= places[index].depth } ?? places.count
            return index + 1..<end
        }
    }

    /// Runs are the list of all rows, whatever is opened, closed, added and removed.
    @Test(arguments: 0..<60 as Range<UInt64>) func runsAreTheListOfTheirRows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...12, using: &random)
        var runs = OutlineRuns(count: count)
        var model = Model(places: (0..<count).map { OutlineRuns.Place(group: 0, row: $0, depth: 0) })
        var group = 0
        for _ in 0..<60 {
            if let index = model.places.indices.randomElement(using: &random) {
                let place = model.places[index]
                let inside = model.descendants(ofRowAt: index)
                if inside.isEmpty {
                    group += 1
                    let rows = 0..<Int.random(in: 0...6, using: &random)
                    runs.insert(rows, of: group, depth: place.depth + 1, at: index + 1)
                    model.places.insert(
                        contentsOf: rows.map { OutlineRuns.Place(group: group, row: $0, depth: place.depth + 1) },
                        at: index + 1
                    )
                } else if Bool.random(using: &random) {
                    runs.remove(inside)
                    model.places.removeSubrange(inside)
                } else {
                    // The group inside the row grows at its end.
                    let inner = model.places[inside.lowerBound].group
                    let last = model.places.last { $0.group == inner }?.row ?? 0
                    runs.insert(last + 1..<last + 3, of: inner, depth: place.depth + 1, at: inside.upperBound)
                    model.places.insert(
                        contentsOf: (last + 1..<last + 3).map {
                            OutlineRuns.Place(group: inner, row: $0, depth: place.depth + 1)
                        },
                        at: inside.upperBound
                    )
                }
            }
            #expect(runs.count == model.places.count, "seed \(seed)")
            #expect((0..<runs.count).map { runs[$0] } == model.places, "seed \(seed)")
            for (index, place) in model.places.enumerated() {
                #expect(runs.index(of: place.row, in: place.group) == index, "seed \(seed)")
                #expect(runs.descendants(ofRowAt: index) == model.descendants(ofRowAt: index), "seed \(seed)")
                let parent = model.places[..<index].lastIndex { $0.depth < place.depth }
                #expect(runs.parent(ofRowAt: index) == parent, "seed \(seed)")
            }
            // Rows that continue each other are one run.
            for (first, second) in zip(runs.runs, runs.runs.dropFirst()) {
                #expect(first.group != second.group || first.rows.upperBound != second.rows.lowerBound, "seed \(seed)")
            }
        }
    }

    @Test func outsideThereIsNothing() {
        let runs = OutlineRuns(count: 3)
        #expect(runs[-1] == nil && runs[3] == nil && runs.index(of: 3, in: 0) == nil)
        #expect(OutlineRuns(count: 0).count == 0 && OutlineRuns(count: 0)[0] == nil)
    }
}
