import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Changes constraints, frames, masks, guides, margins and intrinsic sizes in any order, in views
/// that move between superviews. The layout equals that of new views in the same state.
package final class LayoutFuzzer: Fuzzer {
    package static let name = "layout"
    package static let lengths = 10...50

    private let layout: FuzzedLayout
    private var last: LayoutStep?

    package static func drawSetup(using generator: inout SeededGenerator) -> LayoutSetup {
        .anyViews(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> LayoutStep {
        .ofAnyViews(using: &generator)
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
