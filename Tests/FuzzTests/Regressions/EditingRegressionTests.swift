import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of editing that once broke a law, as the fuzzer printed them.
@MainActor
struct EditingRegressionTests {
    @Test func aSwipeAfterTheDeletionOfTheSwipedRowEndsItsEditing() {
        #expect(
            replay(
                EditingFuzzer.self,
                from: .init(sections: [9], selectsSeveral: false, hasRefreshControl: false, hasLeadingActions: true),
                [.swipe(y: 352, by: 45), .batch([.delete(8)]), .swipe(y: 0, by: 10)]
            ) == nil
        )
    }

    @Test func aClickLetsContentReturnThatAnAnimationLeftBeyondItsEdge() {
        #expect(
            replay(
                EditingFuzzer.self,
                from: .init(
                    sections: [],
                    selectsSeveral: false,
                    hasRefreshControl: false,
                    hasLeadingActions: false
                ),
                [
                    .pull(11), .scroll(to: 0, animated: true), .click(y: 0, shift: false, control: false), .settle,
                ]
            ) == nil
        )
    }
}
