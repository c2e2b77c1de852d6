import Testing

@testable import Motion

@Suite struct DampedOscillatorTests {
    /// Without a spring, a push moves the position by the velocity divided by twice the decay, and it rests there.
    @Test func withoutStiffnessAPushIsPermanent() {
        for decay in [1, 3.0] {
            let oscillator = DampedOscillator(decay: decay, stiffness: 0)
            #expect(oscillator.settlingTime(from: 0, velocity: decay, threshold: 0.001) == .infinity)
        }
    }

    @Test func aPositionAtTheThresholdHasSettled() {
        for decay in [0.5, 1, 2.0] {
            let oscillator = DampedOscillator(decay: decay, stiffness: 1)
            #expect(oscillator.settlingTime(from: 1, velocity: 0, threshold: 1) == 0)
        }
    }
}
