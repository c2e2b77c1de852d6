import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests additive animations under random sequences of new targets.
    @Suite @MainActor struct Retargeting {
        /// Finely sampled, the steps between frames are as continuous as the individual curves.
        @Test(arguments: 0..<12 as Range<UInt64>)
        func neitherPlaceNorSpeedJumps(seed: UInt64) throws {
            TestClock.start()
            var random = SeededGenerator(seed: seed)
            let layer = CALayer()
            layer.actions = ["position": NSNull()]
            CALayer().addSublayer(layer)
            let frame = 1.0 / 240
            var shown: [Double] = []
            var longest = 0.0
            var totalDistance = 0.0
            for _ in 0..<480 {
                if Int.random(in: 0..<40, using: &random) == 0 {
                    let target = CGFloat.random(in: -200...200, using: &random)
                    let duration = Double.random(in: 0.2...0.8, using: &random)
                    totalDistance += abs(Double(target - layer.position.x))
                    longest = max(longest, duration)
                    move(layer, to: target, in: duration)
                }
                Device.current.clock.tick(to: Device.current.clock.now + frame)
                shown.append(Double(try #require(layer.presentation()).position.x))
            }
            // The acceleration of a cubic ease-in-out over a distance d in t seconds is below 12 d / t².
            let limit = 12 * totalDistance / (0.2 * 0.2) * frame * frame
            let steps = zip(shown.dropFirst(), shown).map { $0 - $1 }
            for (index, pair) in zip(steps.dropFirst(), steps).enumerated() {
                #expect(abs(pair.0 - pair.1) <= limit + 1e-9, "seed \(seed), frame \(index)")
            }
            TestClock.advance(by: longest + 0.1)
            #expect(layer.presentation()?.position == layer.position, "seed \(seed)")
            #expect(layer.animationKeys() == nil)
        }

        private func move(_ layer: CALayer, to x: CGFloat, in duration: Double) {
            let difference = layer.position.x - x
            layer.position.x = x
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = difference
            animation.toValue = 0
            animation.isAdditive = true
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: nil)
        }
    }
}
