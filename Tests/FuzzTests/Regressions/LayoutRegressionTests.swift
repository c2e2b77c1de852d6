import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of constraints and stack views that once broke a law, as the fuzzers printed them.
@MainActor
struct LayoutRegressionTests {
    @Test func aChangedMaskKeepsTheOrderInWhichConflictsAreResolved() {
        #expect(
            replay(
                LayoutFuzzer.self,
                from: .init(
                    views: [.init(kind: .label, parent: 0)],
                    guides: [],
                    ties: [
                        .init(first: 0, attribute: 5, priority: 51), .init(first: 0, attribute: 1),
                        .init(first: 0, attribute: 0, priority: 0),
                    ],
                    isCell: true
                ),
                [
                    .view(0, .mask(40)), .view(0, .followsFrame(true)), .tie(16, .constant(1)), .compare,
                    .view(0, .frame(x: 0, y: 1, width: 0, height: 0)), .compare,
                ]
            ) == nil
        )
    }

    @Test func baselinesThatNeverComeToRestDoNotDependOnTheLayoutBefore() {
        #expect(
            replay(
                StackViewFuzzer.self,
                from: .init(
                    views: [
                        .init(kind: .stack, parent: 0), .init(kind: .label, parent: 1), .init(kind: .stack, parent: 1),
                        .init(kind: .plain, parent: 0), .init(kind: .plain, parent: 0), .init(kind: .label, parent: 0),
                    ],
                    guides: [],
                    ties: [
                        .init(
                            first: 0,
                            attribute: 0,
                            relation: 0,
                            second: 1,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 0,
                            priority: 750
                        ),
                        .init(
                            first: 2,
                            attribute: 1,
                            relation: 0,
                            second: 0,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 20,
                            priority: 999
                        ),
                        .init(
                            first: 3,
                            attribute: 1,
                            relation: 0,
                            second: 0,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 80,
                            priority: 0
                        ),
                        .init(
                            first: 2,
                            attribute: 1,
                            relation: 0,
                            second: 0,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 40,
                            priority: 999
                        ),
                    ],
                    isCell: false
                ),
                [
                    .stack(12, .isBaselineRelative(true)),
                    .view(0, .hide(true, animated: true)),
                    .stack(8, .axis(isVertical: false)),
                    .fit(0, width: 1),
                    .compare,
                    .view(8, .size(width: 64, height: 30)),
                    .tie(18, .priority(561)),
                    .stack(9, .alignment(1)),
                    .category(2),
                    .label(4, .text(3)),
                    .label(9, .text(3)),
                    .view(12, .hide(true, animated: false)),
                    .view(10, .hide(false, animated: true)),
                    .compare,
                    .stack(12, .axis(isVertical: true)),
                    .stack(14, .spacing(0)),
                    .hierarchy(.arrange(3, in: 0, at: 0)),
                    .hierarchy(.arrange(6, in: 10, at: 5)),
                    .hierarchy(.add(12, to: 3)),
                    .stack(4, .distribution(2)),
                    .compare,
                ]
            ) == nil
        )
    }
}
