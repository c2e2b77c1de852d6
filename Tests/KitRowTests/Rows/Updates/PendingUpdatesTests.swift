import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The order in which a table or a collection view does what its client requested.
@Suite struct PendingUpdatesTests {
    @Test(arguments: 0..<30 as Range<UInt64>) func theNextStepFollowsFromEverythingBefore(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var walk = PendingUpdatesWalk()
        for step in 0..<120 {
            walk.takeStep(&random)
            let (state, model) = (walk.state, walk.stateOfModel)
            #expect(state == model, "seed \(seed), step \(step)")
            guard state == model else { return }
        }
        walk.finish()
        #expect(walk.state == walk.stateOfModel && walk.isFinished, "seed \(seed)")
    }

    @Test func aBlockOfTheClientNamesItsAPI() {
        var updates = PendingUpdates<Int>()
        updates.open()
        updates.add(in: "insertRows(at:with:)") { $0.insertRows(at: [[0, 0]], with: 1) }
        updates.close([1])
        updates.open()
        updates.open()
        updates.add(in: "insertRows(at:with:)") { $0.insertRows(at: [[0, 0]], with: 1) }
        updates.close([])
        updates.close([2])
        updates.open()
        updates.note("apply(_:)")
        updates.close([3])
        let apis = updates.takeForReload().map { "\($0.api)" }
        #expect(apis == ["insertRows(at:with:)", "performBatchUpdates(_:completion:)", "apply(_:)"])
    }

    @Test func eachUpdateAndReloadThatIsShownChangesTheCount() {
        var updates = PendingUpdates<Int>()
        updates.open()
        updates.close([])
        let before = updates.shownCount
        _ = updates.next()
        let between = updates.shownCount
        _ = updates.takeForReload()
        #expect(before != between && between != updates.shownCount && before != updates.shownCount)
    }
}
