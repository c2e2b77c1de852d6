import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Adds, removes, hides, moves and changes the arranged views of nested stack views, with texts
/// that wrap. The layout equals that of new stack views in the same state.
package final class StackViewFuzzer: Fuzzer {
    package static let name = "stack-view"
    package static let lengths = 10...50

    private let layout: FuzzedLayout
    private var last: LayoutStep?

    package static func drawSetup(using generator: inout SeededGenerator) -> LayoutSetup {
        .stackViews(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> LayoutStep {
        .ofStackViews(using: &generator)
    }

    package init(_ setup: LayoutSetup) {
        layout = FuzzedLayout(setup, on: FuzzedLayout.makeScreen(), isFilled: true)
    }

    package func perform(_ step: LayoutStep) {
        layout.perform(step)
        last = step
    }

    package func flaw() -> Flaw? { layout.flaw(after: last) }

    package var watchedObjects: [WatchedObject] { layout.watchedObjects }

    package func tearDown() { layout.tearDown() }
}
