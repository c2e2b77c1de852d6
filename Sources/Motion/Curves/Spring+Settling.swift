import Failures

extension Spring {
    /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, with a damping ratio, and
    /// with the stiffness for which `settlingDuration` is `duration`.
    ///
    /// A ratio is taken to within 0.01...10,000, since an undamped spring never settles and one that is damped beyond
    /// measure never moves. With an initial
    /// velocity the stiffness is found by a search, which takes some 50 µs. Keep such a spring instead of
    /// creating it for each frame.
    package init(
        dampingRatio: Double,
        duration: Double,
        initialVelocity: Double = 0,
        for api: @autoclosure () -> String = "Spring.init(dampingRatio:duration:initialVelocity:)"
    ) {
        programmerError(
            unless: duration > 0 && duration.isFinite,
            "A spring's duration must be positive",
            in: api(),
            .invalidArgument
        )
        programmerError(
            unless: dampingRatio.isFinite,
            "A spring's damping ratio must be a finite number, not \(dampingRatio)",
            in: api(),
            .invalidArgument
        )
        let ratio = min(max(dampingRatio, 0.01), 10_000)

        func spring(frequency: Double) -> Spring {
            Spring(
                stiffness: frequency * frequency,
                damping: 2 * ratio * frequency,
                initialVelocity: initialVelocity,
                for: api()
            )
        }
        // Without an initial velocity, the frequency only scales the spring's motion in time.
        let still = Spring(stiffness: 1, damping: 2 * ratio, for: api()).settlingDuration / duration
        guard initialVelocity.isFinite, initialVelocity != 0 else {
            self = spring(frequency: still)
            return
        }
        var low = still
        while spring(frequency: low).settlingDuration < duration { low /= 2 }
        var high = max(still, low)
        while spring(frequency: high).settlingDuration > duration { high *= 2 }
        for _ in 0..<60 {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { break }
            if spring(frequency: middle).settlingDuration > duration { low = middle } else { high = middle }
        }
        self = spring(frequency: high)
    }
}
