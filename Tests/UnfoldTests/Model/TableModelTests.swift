import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Random taps, scrolls and changes of the rows at random moments, also of running motions; after each the table is what
/// plain arithmetic says.
///
/// `UNFOLD_LAWS` says how many times as many steps are made.
@Suite(.serialized) @MainActor struct TableModelTests {
    private nonisolated static let scale = Int(ProcessInfo.processInfo.environment["UNFOLD_LAWS"] ?? "") ?? 1

    @Test(arguments: 0..<(6 * UInt64(scale)))
    func theTableIsWhatTheModelSays(seed: UInt64) {
        var walk = TableWalk(seed: seed)
        for step in 0..<150 {
            let action = walk.step()
            if let flaw = walk.flaw() {
                Issue.record("seed \(seed), step \(step), \(action): \(flaw)")
                return
            }
        }
    }
}
