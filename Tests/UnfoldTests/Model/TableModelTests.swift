import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests random taps, scrolls and changes of the rows at random times, including during animations.
/// After each, the table matches the computed model.
///
/// `UNFOLD_LAWS` multiplies the number of steps.
@Suite(.serialized) @MainActor struct TableModelTests {

    /// The seeds of walks that once left the model. In 172, rows above are measured in the middle of a motion. In 230
    /// and 252, the table has another width than its rows when its data changes.
    private nonisolated static let mended: Set<UInt64> = [172, 230, 252]

    @Test(arguments: mended.union(LawCount.seeds(6)).sorted(), Conducts.all)
    func theTableIsWhatTheModelSays(seed: UInt64, conduct: PlatformConduct) {
        var walk = TableWalk(seed: seed, conduct: conduct)
        for step in 0..<150 {
            let action = walk.step()
            if let flaw = walk.flaw() {
                Issue.record("seed \(seed), conduct \(conduct.rawValue), step \(step), \(action): \(flaw)")
                return
            }
        }
    }
}
