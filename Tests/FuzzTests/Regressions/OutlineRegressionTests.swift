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

    /// A diffable data source shows the rows of such a tree after the layout. The outline had them already.
    @Test(arguments: [false, true])
    func aTreeIsSetWhileTheTableAsksForACell(isDiffable: Bool) {
        #expect(
            replay(
                OutlineFuzzer.self,
                from: .init(tree: [.init(), .init()], motion: .curve, isDiffable: isDiffable),
                [
                    .reloadData,
                    .react(.init(callback: .cellForRow, action: .setTree([.remove(0)], animated: false))), .settle,
                ]
            ) == nil
        )
    }

    /// The table kept the cell that it had asked for, which was that of a leaf.
    @Test(arguments: [false, true])
    func aRowBecomesAGroupWhileTheTableAsksForItsCell(isDiffable: Bool) {
        #expect(
            replay(
                OutlineFuzzer.self,
                from: .init(tree: [.init()], isDiffable: isDiffable),
                [
                    .setTree([.insert(.init(), into: 0, at: 0)], animated: false),
                    .react(.init(callback: .cellForRow, action: .setTree([.move(5, into: 1, at: 0)], animated: false))),
                    .reloadData, .settle,
                ]
            ) == nil
        )
    }
}
