import Foundation

/// The equation x″ + 2γx′ + ω²x = 0 in closed form: what springs and the scroll view's bounce have in common.
///
/// One formula serves all three kinds of damping: x = e^(-γt)·(x₀·C + (v₀ + γx₀)·S), where C and S are cosine and
/// sine, their hyperbolic kin, or 1 and t, so nothing blows up where one kind passes into the next.
struct DampedOscillator: Sendable {
    /// γ, per second.
    let decay: Double
    /// ω², per second squared.
    let stiffness: Double

    /// γ² - ω²: negative swings, positive creeps.
    private var discriminant: Double { decay * decay - stiffness }

    /// e^(-γt)·C and e^(-γt)·S.
    private func modes(at time: Double) -> (cosine: Double, sine: Double) {
        let discriminant = self.discriminant
        if discriminant < 0 {
            let frequency = (-discriminant).squareRoot()
            let envelope = exp(-decay * time)
            return (envelope * cos(frequency * time), envelope * sin(frequency * time) / frequency)
        }
        if discriminant == 0 {
            let envelope = exp(-decay * time)
            return (envelope, envelope * time)
        }
        // The slower of the two exponentials is taken out, by the form that does not cancel: neither can overflow.
        let rate = discriminant.squareRoot()
        let slow = exp(-stiffness / (decay + rate) * time)
        let difference = expm1(-2 * rate * time)
        return (slow * (1 + difference / 2), -slow * difference / (2 * rate))
    }

    func position(from start: Double, velocity: Double, at time: Double) -> Double {
        let (cosine, sine) = modes(at: time)
        return start * cosine + (velocity + decay * start) * sine
    }

    func velocity(from start: Double, velocity: Double, at time: Double) -> Double {
        let (cosine, sine) = modes(at: time)
        return velocity * cosine - (stiffness * start + decay * velocity) * sine
    }

    /// The time from which on the swing stays within `threshold`; infinite without damping.
    ///
    /// Measured on the envelope |x₀| + |v₀ + γx₀|·|S|, which is the curve itself when it cannot swing over.
    func settlingTime(from start: Double, velocity: Double, threshold: Double) -> Double {
        let amplitude = abs(start)
        let push = abs(velocity + decay * start)
        let discriminant = self.discriminant
        guard decay > 0 else {
            let reach = amplitude + (push == 0 ? 0 : push / stiffness.squareRoot())
            return reach <= threshold ? 0 : .infinity
        }
        let frequency = discriminant < 0 ? (-discriminant).squareRoot() : 0
        let swing = frequency > 0 ? max(0, log((amplitude + push / frequency) / threshold) / decay) : .infinity
        // |sin(ωt)/ω| ≤ t as well: near critical damping that is the tighter bound.
        let creep = creepingTime(amplitude, push, rate: max(discriminant, 0).squareRoot(), threshold)
        return min(swing, creep)
    }

    /// The last crossing of `threshold` by e^(-γt)·(amplitude·cosh + push·sinh), which rises at most once, then falls.
    private func creepingTime(_ amplitude: Double, _ push: Double, rate: Double, _ threshold: Double) -> Double {
        let shape = DampedOscillator(decay: decay, stiffness: decay * decay - rate * rate)
        let start = push - decay * amplitude
        func height(_ time: Double) -> Double { shape.position(from: amplitude, velocity: start, at: time) }

        var low = 0.0
        if start > 0 {
            let ratio = start / (decay * push - rate * rate * amplitude)
            low = rate > 0 && ratio * rate < 1 ? atanh(ratio * rate) / rate : ratio
        }
        guard height(low) > threshold else { return 0 }
        var step = 1 / decay
        while height(low + step) > threshold {
            low += step
            step *= 2
            if !low.isFinite { return .infinity }
        }
        var high = low + step
        for _ in 0..<80 {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { break }
            if height(middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }
}
