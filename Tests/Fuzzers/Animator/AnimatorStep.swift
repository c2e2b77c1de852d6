import SeededRandom

/// An operation on animated views and on two property animators. Numbers are taken modulo the number of objects.
package enum AnimatorStep: Codable, Sendable {
    case animate(AnimationBlock, AnimatorReaction?)
    /// Runs a block inside another one.
    case nest(AnimationBlock, AnimationBlock)
    /// Creates an animator, unless the earlier one is still active.
    case create(Int, FuzzedTiming, duration: Int, [AnimatedChange])
    /// Creates an animator that runs after a delay.
    case running(Int, duration: Int, delay: Int, [AnimatedChange])
    case call(Int, AnimatorCall)
    case add(LayerAnimation)
    /// Changes a layer without a view, with an animation of its own.
    case transaction(Int, duration: Int, to: Int)
    case change(AnimatedChange)
    case removeAnimations(Int)
    case removeView(Int)
    case insertView(Int)
    /// Sets the speed of a layer in tenths.
    case speed(Int, Int)
    case enable(Bool)
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    /// Lets everything end, and starts from there.
    case finish

    init(using generator: inout SeededGenerator) {
        let (slot, view) = (generator.below(2), generator.below(3))
        switch generator.below(48) {
        case 0..<6:
            let reaction = generator.below(3) == 0 ? AnimatorReaction(using: &generator) : nil
            self = .animate(AnimationBlock(using: &generator), reaction)
        case 6: self = .nest(AnimationBlock(using: &generator), AnimationBlock(using: &generator))
        case 7..<12:
            let duration = [0, 100, 300, 500][generator.below(4)]
            let timing = FuzzedTiming(using: &generator)
            self = .create(slot, timing, duration: duration, AnimatedChange.list(using: &generator))
        case 12:
            let (duration, delay) = (generator.below(400), generator.below(200) - 50)
            self = .running(slot, duration: duration, delay: delay, AnimatedChange.list(using: &generator))
        case 13..<29: self = .call(slot, AnimatorCall(using: &generator))
        case 29..<32: self = .add(LayerAnimation(using: &generator))
        case 32: self = .transaction(view, duration: generator.below(400), to: generator.below(20))
        case 33: self = .change(AnimatedChange(using: &generator))
        case 34: self = .removeAnimations(view)
        case 35: self = .removeView(view)
        case 36: self = .insertView(view)
        case 37: self = .speed(view, [0, 5, 10, 10, 20][generator.below(5)])
        case 38: self = .enable(generator.below(3) > 0)
        case 39..<44: self = .advance([1, 16, 50, 120, 333, 700][generator.below(6)])
        case 44, 45: self = .settle
        default: self = .finish
        }
    }
}
