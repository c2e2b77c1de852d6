import Fuzzers
import Fuzzing
import Testing

/// Tests programs of animations that once broke a law.
@MainActor
struct AnimatorRegressionTests {
    /// A line that continues without a way to go had a rate of 0, and its timer was due at no time.
    @Test(arguments: [false, true])
    func anAnimatorThatContinuesAtItsEndEnds(isReversed: Bool) {
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [.create(0, .curve(3), duration: 300, [.init(.center, 5)]), .call(0, .pause)]
                    + (isReversed ? [.call(0, .reverse)] : [])
                    + [.call(0, .fraction(100)), .call(0, .go(nil, factor: 50)), .settle, .finish]
            ) == nil
        )
    }

    @Test func aFractionOfTwoZerosIsZero() {
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [
                    .create(0, .curve(3), duration: 300, [.init(.center, 5)]), .call(0, .scrubLinearly(false)),
                    .call(0, .fraction(nil)), .finish,
                ]
            ) == nil
        )
    }

    @Test func aSpringWithAVelocityForEachAxisGoesBackOnce() {
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [
                    .create(0, .ratio(0, velocity: 1), duration: 0, [.init(.center, 0)]), .call(0, .reverse),
                    .call(0, .pause), .finish,
                ]
            ) == nil
        )
    }

    @Test func aTransitionInAPausedAnimatorMakesNoFrames() {
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [
                    .create(1, .ratio(0, velocity: 0), duration: 1, []),
                    .call(1, .addBlock(.init(.transition, [], duration: 1))), .call(1, .pause), .settle,
                ]
            ) == nil
        )
    }

    @Test func aViewHasTheColorThatItsAnimatorLeaves() {
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [
                    .create(1, .curve(0), duration: 0, []), .call(1, .add([.init(.color, 0)], delay: 0)),
                    .call(1, .pause), .animate(.init(.spring, [.init(.color, 1)], duration: 0), nil),
                    .call(1, .stop(false)), .finish,
                ]
            ) == nil
        )
    }

    @Test func aColorThatIsSetInAnAnimatorsTimeStaysWhenItReturns() {
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [
                    .running(0, duration: 0, delay: 0, [.init(.color, 0)]),
                    .animate(.init(.curve, [.init(.color, 1)], duration: 0), nil), .call(0, .reverse), .finish,
                ]
            ) == nil
        )
    }

    @Test(arguments: [false, true])
    func changesOfATransitionInAnAnimatorReturnWithIt(isReversedFirst: Bool) {
        let transition = AnimationBlock(.transition, [.init(.center, 0)], duration: 1, options: 128)
        let calls: [AnimatorStep] = [.call(1, .addBlock(transition)), .call(1, .reverse)]
        #expect(
            replay(
                AnimatorFuzzer.self,
                from: .init(),
                [.running(1, duration: 1, delay: 0, [])] + (isReversedFirst ? calls.reversed() : calls) + [.finish]
            ) == nil
        )
    }
}
