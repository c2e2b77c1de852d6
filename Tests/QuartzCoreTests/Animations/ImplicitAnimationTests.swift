import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests the animations that a change of a property starts by itself.
    @Suite @MainActor struct ImplicitAnimations {
        /// Returns a layer and its superlayer. The caller keeps the superlayer, because a layer's reference
        /// to it is weak.
        private func makePair() -> (parent: CALayer, layer: CALayer) {
            let (parent, layer) = (CALayer(), CALayer())
            parent.addSublayer(layer)
            return (parent, layer)
        }

        @Test func aLayerInsideAnotherOneTakesAQuarterOfASecond() throws {
            TestClock.start()
            let (parent, layer) = makePair()
            layer.position.x = 100
            #expect(layer.presentation()?.position.x == 0)
            TestClock.advance(by: 0.24)
            #expect(try #require(layer.presentation()).position.x < 100)
            TestClock.advance(by: 0.02)
            #expect(layer.presentation()?.position.x == 100)
            parent.position.x = 100
            #expect(parent.animationKeys() == nil)
        }

        @Test func aColorAppearsAndDisappearsGradually() throws {
            TestClock.start()
            let (parent, layer) = makePair()
            let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            for (old, new) in [(nil, red), (red, nil)] as [(CGColor?, CGColor?)] {
                #expect(layer.backgroundColor == old)
                layer.backgroundColor = new
                TestClock.advance(by: 0.125)
                let alpha = try #require(layer.presentation()?.backgroundColor).alpha
                #expect(alpha > 0 && alpha < 1)
                TestClock.advance(by: 0.2)
                #expect(layer.presentation()?.backgroundColor == new)
            }
            withExtendedLifetime(parent) {}
        }

        @Test func theTransactionSaysHowLongAndAtWhatPace() throws {
            TestClock.start()
            let (parent, layer) = makePair()
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 0
            CATransaction.commit()
            TestClock.advance(by: 0.5)
            #expect(abs(try #require(layer.presentation()).opacity - 0.75) < 1e-5)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            parent.position = CGPoint(x: 1, y: 1)
            layer.cornerRadius = 4
            CATransaction.commit()
            #expect(layer.animationKeys() == ["opacity"])
        }

        @Test func delegateThenActionsThenClassAnswer() {
            TestClock.start()
            let (parent, layer) = makePair()
            defer { withExtendedLifetime(parent) {} }
            layer.actions = ["opacity": NSNull(), "cornerRadius": Recorder.shared]
            layer.opacity = 0.5
            layer.cornerRadius = 3
            #expect(layer.animationKeys() == nil)
            #expect(Recorder.shared.events == ["cornerRadius"])
            let quiet = Quiet()
            layer.delegate = quiet
            layer.position.x = 3
            layer.cornerRadius = 5
            #expect(layer.animationKeys() == nil)
            #expect(Recorder.shared.events == ["cornerRadius"])
        }

        private final class Quiet: NSObject, CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }

        private final class Recorder: CAAction {
            nonisolated(unsafe) static let shared = Recorder()
            var events: [String] = []

            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                events.append(event)
            }
        }
    }
}
