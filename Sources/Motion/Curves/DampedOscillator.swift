import Foundation

/// The solution of x″ + 2γx′ + ω²x = 0 in closed form, which springs and the scroll view's bounce share.
///
/// One formula covers all three kinds of damping: x = e^(-γt)·(x₀·C + (v₀ + γx₀)·S). C and S are cosine and sine when
/// underdamped, their hyperbolic counterparts when overdamped, and 1 and t when critically damped. The formula is
/// stable at the transitions between the kinds.
struct DampedOscillator: Sendable {
    /// γ, per second.
    let decay: Double
    /// ω², per second squared.
    let stiffness: Double

    /// γ² - ω²: negative if underdamped, positive if overdamped.
    private var discriminant: Double { decay * decay - stiffness }

    /// Returns e^(-γt)·C and e^(-γt)·S.
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
        // The slower exponential is factored out, with an exponent that avoids cancellation. Neither
        // factor can overflow.
        let rate = discriminant.squareRoot()
        let slow = exp(-stiffness / (decay + rate) * time)
        let difference = expm1(-2 * rate * time)
        return (slow * (1 + difference / 2), -slow * difference / (2 * rate))
    }

    /// Returns the position at a time, given the position and velocity at time zero.
    func position(from start: Double, velocity: Double, at time: Double) -> Double {
        let (cosine, sine) = modes(at: time)
        return start * cosine + (velocity + decay * start) * sine
    }

    /// Returns the velocity at a time, given the position and velocity at time zero.
    func velocity(from start: Double, velocity: Double, at time: Double) -> Double {
        let (cosine, sine) = modes(at: time)
        return velocity * cosine - (stiffness * start + decay * velocity) * sine
    }

    /// Returns the time from which the position stays within `threshold`, or infinity without damping.
    ///
    /// Measured on the envelope |x₀| + |v₀ + γx₀|·|S|, which is the curve itself if it cannot overshoot.
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
        // |sin(ωt)/ω| ≤ t holds as well, and is the tighter bound near critical damping.
        let creep = overdampedSettlingTime(amplitude, push, rate: max(discriminant, 0).squareRoot(), threshold)
        return min(swing, creep)
    }

    /// Returns the last time at which e^(-γt)·(amplitude·cosh + push·sinh) crosses `threshold`. The function rises at
    /// most once and then falls.
    private func overdampedSettlingTime(_ amplitude: Double, _ push: Double, rate: Double, _ threshold: Double)
        -> Double
    {
        let shape = DampedOscillator(decay: decay, stiffness: decay * decay - rate * rate)
        let start = push - decay * amplitude
        func height(_ time: Double) -> Double { shape.position(from: amplitude, velocity: start, at: time) }

        var low = 0.0
        // The maximum, if the function rises: the zero of its derivative. The crossing is after it.
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
