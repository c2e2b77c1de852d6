import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Adds and removes constraints in layouts that leave much open. The layout equals that of new views to which the
/// constraints were added in the opposite order.
///
/// Required constraints never contradict each other, since the last one would give way. Others have different
/// priorities, since the client leaves it open which of two equal ones is broken.
package final class OpenLayoutFuzzer: Fuzzer {
    package static let name = "open-layout"
    package static let lengths = 10...40

    private let layout: FuzzedLayout
    private var last: LayoutStep?

    package static func drawSetup(using generator: inout SeededGenerator) -> LayoutSetup {
        .openViews(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> LayoutStep {
        .ofOpenViews(using: &generator)
    }

    package init(_ setup: LayoutSetup) {
        layout = FuzzedLayout(setup, on: FuzzedLayout.makeScreen(), isFilled: true)
    }

    package func perform(_ step: LayoutStep) {
        layout.perform(step)
        last = step
    }

    package func flaw() -> Flaw? {
        guard case .compare = last else { return nil }
        return layout.differenceFromFresh(inOppositeOrder: true)
    }

    package var watchedObjects: [WatchedObject] { layout.watchedObjects }

    package func tearDown() { layout.tearDown() }
}

extension LayoutSetup {
    /// Returns random views, each with at most one required constraint for its position and one for its size on each
    /// axis.
    static func openViews(using generator: inout SeededGenerator) -> LayoutSetup {
        let kinds: [Kind] = [.plain, .plain, .sized, .label]
        let count = 2 + generator.below(6)
        let views = (0..<count).map { index in
            View(kinds[generator.below(kinds.count)], in: generator.below(3) > 0 ? 0 : generator.below(index + 1))
        }
        var ties: [LayoutTie] = []
        for view in views.indices {
            for positions in [LayoutTie.horizontalPositions, LayoutTie.verticalPositions] {
                if generator.below(3) > 0 {
                    ties.append(
                        LayoutTie(
                            first: view,
                            attribute: positions[generator.below(positions.count)],
                            relation: generator.below(3),
                            second: view == 0 || generator.below(2) == 0 ? 1 : 2 + generator.below(view),
                            constant: generator.below(80) - 30
                        )
                    )
                }
                if generator.below(3) == 0 {
                    ties.append(
                        LayoutTie(
                            first: view,
                            attribute: positions == LayoutTie.horizontalPositions ? 0 : 1,
                            relation: generator.below(3),
                            constant: generator.below(80)
                        )
                    )
                }
            }
        }
        for number in 0..<generator.below(5) {
            var tie = LayoutTie(using: &generator)
            tie.priority = 100 + number * 13
            ties.append(tie)
        }
        return LayoutSetup(views: views, ties: ties)
    }
}

extension LayoutTie {
    /// The numbers of the attributes for positions.
    static let horizontalPositions = [2, 3, 6, 8, 9]
    static let verticalPositions = [4, 5, 7]
}

extension LayoutStep {
    /// Returns a step that changes which constraints are active, what they mention, or what they leave open.
    static func ofOpenViews(using generator: inout SeededGenerator) -> LayoutStep {
        let view = generator.below(16)
        switch generator.below(16) {
        case 0..<3: return .tie(generator.below(64), .activate)
        case 3..<6: return .tie(generator.below(64), .deactivate)
        case 6: return .tie(generator.below(64), .constant(generator.below(80)))
        case 7: return .hierarchy(generator.below(2) == 0 ? .bringToFront(view) : .sendToBack(view))
        case 8: return .hierarchy(.add(view, to: generator.below(3) == 0 ? generator.below(16) : 0))
        case 9: return .view(view, .size(width: generator.below(100) - 1, height: generator.below(60) - 1))
        case 10: return .resize(width: generator.below(10) * 50, height: generator.below(2) * 350 + 50)
        default: return .compare
        }
    }
}
