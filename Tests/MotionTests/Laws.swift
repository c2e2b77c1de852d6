import Foundation
import SeededRandom

/// The SplitMix64 generator. A seed gives the same numbers on every system.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func vector(_ range: ClosedRange<Double>) -> SIMD3<Double> {
        SIMD3.random(in: range, using: &self)
    }
}

/// Returns the derivative as a symmetric difference, with an error of fourth order in the step.
func derivative(at time: Double, step: Double = 1e-4, of function: (Double) -> Double) -> Double {
    let near = function(time + step) - function(time - step)
    let far = function(time + 2 * step) - function(time - 2 * step)
    return (8 * near - far) / (12 * step)
}

/// Integrates x″ = acceleration(x, x′) by the classical fourth-order Runge–Kutta method, as a slow model.
func integrate(
    position: Double,
    velocity: Double,
    to time: Double,
    steps: Int = 4000,
    acceleration: (Double, Double) -> Double
) -> (position: Double, velocity: Double) {
    var (x, v) = (position, velocity)
    let h = time / Double(steps)
    for _ in 0..<steps {
        let (x1, v1) = (v, acceleration(x, v))
        let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
        let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
        let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
        x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
}
