import CoreGraphics

extension AnimationContext {
    /// Runs a block whose changes take a part of the time of the block around it.
    static func runKeyframe(start frameStart: Double, duration frameDuration: Double, animations: () -> Void) {
        guard let context = current, let whole = context.keyframe else { return animations() }
        let start = frameStart.boundedFraction
        let duration = min(frameDuration.boundedFraction, 1 - start)
        context.keyframe = .init(start: start, duration: duration, mode: whole.mode)
        animations()
        context.keyframe = whole
    }

    /// Runs a block whose changes repeat.
    static func runRepeating(_ count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = current else { return animations() }
        var timing = outer.timing
        timing.repeatCount = count.isNaN ? 0 : Float(max(count, 0))
        timing.autoreverses = autoreverses
        let context = AnimationContext(timing: timing, completion: outer.completion, inside: outer)
        context.keyframe = outer.keyframe
        context.run(animations)
    }
}
