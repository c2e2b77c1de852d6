import CoreGraphics

/// A place among the frames of a key frame animation.
enum KeyframePlace {
    case at(Int)
    /// A fraction of the way from a frame to the next one.
    case between(Int, Double)
}

/// The way of a key frame animation along a path or a curve, or at a constant speed.
struct KeyframeTrack {
    private let steps: [KeyframeStep]
    /// The value of an animation with one value.
    private let only: AnimatedValue?
    private let pace: KeyframePace?

    /// - Parameter only: The value that is shown if there are no steps.
    init(_ steps: [KeyframeStep], only: AnimatedValue?, isPaced: Bool) {
        self.steps = steps
        self.only = only
        pace = isPaced && !steps.isEmpty ? KeyframePace(steps) : nil
    }

    /// Returns the value at a progress from 0 to 1, or nil if there is none.
    ///
    /// - Parameter place: Returns the place among a number of frames, unless the speed is constant.
    func value(at progress: Double, place: (Int) -> KeyframePlace) -> AnimatedValue? {
        guard !steps.isEmpty else { return only }
        let (step, fraction) = position(at: progress, place)
        return steps[step].value(at: fraction)
    }

    /// Returns the angle of the direction of a way along points at a progress from 0 to 1, in radians.
    func angle(at progress: Double, place: (Int) -> KeyframePlace) -> CGFloat {
        guard !steps.isEmpty else { return 0 }
        let (step, fraction) = position(at: progress, place)
        return steps[step].angle(at: fraction)
    }

    private func position(at progress: Double, _ place: (Int) -> KeyframePlace) -> (step: Int, fraction: Double) {
        if let pace { return pace.place(at: progress) }
        switch place(steps.count + 1) {
        case .at(let index): return index < steps.count ? (index, 0) : (steps.count - 1, 1)
        case .between(let index, let fraction): return (min(index, steps.count - 1), fraction)
        }
    }
}
