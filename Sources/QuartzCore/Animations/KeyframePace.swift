/// The lengths along the steps of a key frame animation, for a constant speed.
struct KeyframePace {
    /// The number of chords that measure a curve.
    private static let chords = 32

    /// The length from the beginning to each point that was measured.
    private let lengths: [Double]
    /// The place of each of these points: the index of its step and the fraction in it.
    private let places: [(step: Int, fraction: Double)]

    init(_ steps: [KeyframeStep]) {
        var lengths = [0.0]
        var places = [(step: 0, fraction: 0.0)]
        for (index, step) in steps.enumerated() {
            let count = step.controls == nil ? 1 : Self.chords
            var last = step.start
            for chord in 1...count {
                let fraction = Double(chord) / Double(count)
                let next = step.value(at: fraction)
                lengths.append(lengths[lengths.count - 1] + last.distance(to: next))
                places.append((index, fraction))
                last = next
            }
        }
        (self.lengths, self.places) = (lengths, places)
    }

    /// Returns the step, and the fraction in it, at a fraction of the whole length.
    func place(at progress: Double) -> (step: Int, fraction: Double) {
        let length = progress * lengths[lengths.count - 1]
        guard progress > 0, let next = lengths.firstIndex(where: { $0 > length }), next > 0 else {
            return progress > 0 ? places[places.count - 1] : places[0]
        }
        let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
        let end = places[next]
        let start = places[next - 1].step == end.step ? places[next - 1].fraction : 0
        return (end.step, start + (end.fraction - start) * share)
    }
}

extension AnimatedValue {
    /// Returns the distance between two values. Values whose difference is no number are one apart.
    func distance(to other: AnimatedValue) -> Double {
        func norm(_ parts: [Double]) -> Double { parts.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return abs(a - b)
        case (.point(let a), .point(let b)): return norm([Double(a.x - b.x), Double(a.y - b.y)])
        case (.size(let a), .size(let b)): return norm([Double(a.width - b.width), Double(a.height - b.height)])
        case (.rect(let a), .rect(let b)):
            return AnimatedValue.point(a.origin).distance(to: .point(b.origin))
                + AnimatedValue.size(a.size).distance(to: .size(b.size))
        default: return isEqual(to: other) ? 0 : 1
        }
    }
}
