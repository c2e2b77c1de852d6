import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of nibs that once broke a law, as the fuzzer printed them.
@MainActor
struct NibRegressionTests {
    @Test func aConstraintThatUIKitRejectsIsLeftOut() {
        #expect(
            replay(
                NibFuzzer.self,
                from: .init(
                    isStoryboard: false,
                    objects: [.init(name: "stepper", attributes: [], children: [.init(name: "r")])]
                ),
                [
                    .connect(element: 337, to: 0, kind: 0, name: 0),
                    .constrain(owner: 432, first: 0, second: 0, attributes: 2, constant: 0),
                ]
            ) == nil
        )
    }

    @Test func aVisualEffectViewWithSubviewsOfItsOwnIsAFault() {
        #expect(
            replay(
                NibFuzzer.self,
                from: .init(
                    isStoryboard: false,
                    objects: [
                        .init(
                            name: "scrollView",
                            attributes: [],
                            children: [
                                .init(name: "r"),
                                .init(
                                    name: "subviews",
                                    attributes: [],
                                    children: [
                                        .init(name: "refreshControl", attributes: [], children: [.init(name: "r")]),
                                        .init(name: "visualEffectView", attributes: [], children: [.init(name: "r")]),
                                    ]
                                ),
                            ]
                        )
                    ]
                ),
                [
                    .connect(element: 0, to: 0, kind: 0, name: 0), .copy(element: 589, into: 0),
                    .copy(element: 803, into: 365),
                ]
            ) == nil
        )
    }
}
