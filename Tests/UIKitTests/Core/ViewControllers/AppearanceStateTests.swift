import SeededRandom
import Testing

@testable import UIKit

struct AppearanceStateTests {
    /// Whatever is begun and ended in whatever order, the calls alternate: each change ends or turns around.
    @Test func callsAreBalanced() {
        for seed in 0..<2000 {
            var random = SeededGenerator(seed: UInt64(seed))
            var (state, told) = (AppearanceState.disappeared, [Character]())
            for _ in 0..<random.below(14) {
                switch random.below(4) {
                case 0: if state.begin(true, animated: false) { told.append("+") }
                case 1: if state.begin(false, animated: false) { told.append("-") }
                case 2: if state.tellIsAppearing() != nil { told.append("i") }
                default: if let end = state.end() { told.append(end.hasAppeared ? "A" : "D") }
                }
            }
            for (earlier, later) in zip(["D"] + told, told) {
                let follows =
                    switch earlier {
                    case "+": "iA-".contains(later)
                    case "i": "A-".contains(later)
                    case "A": later == "-"
                    case "-": "+D".contains(later)
                    default: later == "+"
                    }
                #expect(follows, "seed \(seed): \(String(told))")
            }
            #expect(state.isOnScreen == "+iA".contains(told.last ?? "D"), "seed \(seed): \(String(told))")
        }
    }
}
