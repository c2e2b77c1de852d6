import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of tables that once broke a law, as the fuzzer printed them.
@MainActor
struct TableRegressionTests {
    @Test func aScrollInDidEndDisplayingLeavesNoRowUnmeasured() {
        #expect(
            replay(
                TableFuzzer.self,
                from: .init(
                    sections: [[35, 44, 44, 120, 20, 20, 33, 44, 1]],
                    isSelfSizing: true,
                    hasTitles: false,
                    isGrouped: false
                ),
                [
                    .edit(.insert(heights: [120], at: 0), .nothing),
                    .settle,
                    .edit(.insert(heights: [0], at: 0), .shortBlock),
                    .edit(.insert(heights: [0], at: 0), .shortBlock),
                    .next(.didEndDisplaying, .scroll(to: 1, animated: false)),
                    .edit(.resize(59, height: 0), .withoutAnimation),
                    .advance(1),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func fingersThatStopABounceLetItGoWhenTheyLift() {
        #expect(
            replay(
                TableFuzzer.self,
                from: .init(sections: [], isSelfSizing: false, hasTitles: false, isGrouped: false),
                [.fling(1), .fling(0), .settle]
            ) == nil
        )
    }

    @Test func aRowThatGoesWhileHeightsAreAskedForEndsWithinTheContent() {
        #expect(
            replay(
                TableFuzzer.self,
                from: .init(
                    sections: [[61, 120, 120, 0, 60, 60]],
                    isSelfSizing: false,
                    hasTitles: false,
                    isGrouped: false
                ),
                [
                    .fling(126), .edit(.reload(27, height: 60), .nothing),
                    .next(.heightForRow, .edit(.delete(0), .nothing)), .scrollToRow(22, position: 2, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }
}
