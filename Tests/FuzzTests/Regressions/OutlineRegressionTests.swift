import Fuzzers
import Fuzzing
import Testing

/// Tests programs of outlines that once broke a law.
@MainActor
struct OutlineRegressionTests {
    /// A group that became a neighbor of an open one stayed open beside it.
    @Test func aTreeThatChangesObeysThePolicy() {
        #expect(
            replay(
                OutlineFuzzer.self,
                from: .init(tree: [.init(), .init(), .init([.init(), .init([.init()])])], policy: .accordion),
                [.expandGroups(animated: false), .setTree([.move(4, into: 0, at: 0)], animated: false), .settle]
            ) == nil
        )
    }
}
