import Fuzzers
import Fuzzing
import Testing

/// Tests programs of the expander that once broke a law: those about states that are restored.
@MainActor
struct ExpanderStateRegressionTests {
    @Test func aLevelThatChangesWhileASnapshotIsRestoredUpdatesItsRows() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[0], [0, 0, 0, 0, 0, 0, 1]], hasChildren: true),
                [
                    .scrub(39, .medium), .takeSnapshot,
                    .react(.init(callback: .fitsFolded, after: 0, action: .collapseAll)), .restoreSnapshot, .settle,
                ]
            ) == nil
        )
    }

    @Test func changesMadeWhileAStateIsSetBelongToIt() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0, 0, 0, 0, 0, 17, 0, 0, 17]],
                    policy: .alwaysOne,
                    heights: .texts,
                    anchor: .topOfViewport,
                    hasChildren: true
                ),
                [
                    .restoreSnapshot, .saveState,
                    .react(.init(callback: .fitsFolded, after: 0, action: .set(44, .big, animated: false))),
                    .restoreState, .toggle(27), .settle,
                ]
            ) == nil
        )
    }
}
