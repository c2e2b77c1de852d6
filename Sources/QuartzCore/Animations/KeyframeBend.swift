/// The tension, continuity and bias of a curve at its key frames. Each is 0 where it isn't given.
struct KeyframeBend {
    let tension: [Double]
    let continuity: [Double]
    let bias: [Double]

    /// Returns the tangent with which the curve leaves a key frame, from the differences to its neighbors.
    func leaving(_ index: Int, before: AnimatedValue, after: AnimatedValue) -> AnimatedValue {
        tangent(index, before: before, after: after, continuity: Self.value(continuity, index))
    }

    /// Returns the tangent with which the curve arrives at a key frame, from the differences to its neighbors.
    func arriving(_ index: Int, before: AnimatedValue, after: AnimatedValue) -> AnimatedValue {
        tangent(index, before: before, after: after, continuity: -Self.value(continuity, index))
    }

    private func tangent(
        _ index: Int,
        before: AnimatedValue,
        after: AnimatedValue,
        continuity: Double
    ) -> AnimatedValue {
        let half = (1 - Self.value(tension, index)) / 2
        let bias = Self.value(bias, index)
        return before.scaled(by: half * (1 + bias) * (1 + continuity))
            .adding(after.scaled(by: half * (1 - bias) * (1 - continuity)))
    }

    private static func value(_ values: [Double], _ index: Int) -> Double {
        values.indices.contains(index) ? values[index] : 0
    }
}
