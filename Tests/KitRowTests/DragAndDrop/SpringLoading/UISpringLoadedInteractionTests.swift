import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UISpringLoadedInteractionTests {
        /// A behavior and an effect that note what happens.
        final class Recorder: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
            var log: [String] = []
            var allows: (any UISpringLoadedInteractionContext) -> Bool = { _ in true }
            var places: [CGPoint] = []

            func shouldAllow(
                _ interaction: UISpringLoadedInteraction,
                with context: any UISpringLoadedInteractionContext
            ) -> Bool {
                places.append(context.location(in: interaction.view))
                return allows(context)
            }

            func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finished") }

            func interaction(
                _ interaction: UISpringLoadedInteraction,
                didChangeWith context: any UISpringLoadedInteractionContext
            ) {
                log.append("\(context.state)")
            }
        }

        private let fixture = SpringFixture()
        private let folder = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        private let recorder = Recorder()
        private let middle = CGPoint(x: 200, y: 250)

        private func show() -> TestScreen {
            let recorder = recorder
            folder.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: recorder, interactionEffect: recorder) { _, context in
                    recorder.log.append("open \(context.state)")
                }
            )
            fixture.loadViewIfNeeded()
            fixture.view.addSubview(folder)
            return fixture.show()
        }

        @Test func aDragThatIsHeldOverAViewActivatesIt() {
            let screen = show()
            SpringFixture.carry(to: middle, on: screen)
            #expect(recorder.log == ["possible"])
            screen.advance(by: SpringLoadingMetrics.delay + 0.05)
            #expect(recorder.log == ["possible", "activating"])
            screen.advance(by: SpringLoadingMetrics.flash + 0.05)
            #expect(recorder.log == ["possible", "activating", "activated", "open activated"])
            // It is activated once.
            screen.advance(by: 3)
            screen.touchMove(to: CGPoint(x: 210, y: 250))
            screen.advance(by: 3)
            #expect(recorder.log.count == 4)
            #expect(recorder.places.first == CGPoint(x: 100, y: 50))
            screen.touchMove(to: CGPoint(x: 60, y: 60))
            #expect(recorder.log.suffix(2) == ["inactive", "finished"])
            SpringFixture.drop(on: screen)
            #expect(recorder.log.count == 6)
        }

        @Test func aDragThatPassesDoesNotActivate() {
            let screen = show()
            SpringFixture.carry(to: middle, on: screen)
            screen.advance(by: 0.3)
            screen.touchMove(to: CGPoint(x: 60, y: 60))
            screen.advance(by: 2)
            #expect(recorder.log == ["possible", "inactive", "finished"])
            SpringFixture.drop(on: screen)
        }

        @Test func aDropEndsSpringLoading() {
            let screen = show()
            SpringFixture.carry(to: middle, on: screen)
            SpringFixture.drop(on: screen)
            screen.advance(by: 2)
            #expect(recorder.log == ["possible", "inactive", "finished"])
        }

        @Test func escapeEndsSpringLoading() {
            let screen = show()
            SpringFixture.carry(to: middle, on: screen)
            screen.press(.keyboardEscape)
            screen.advance(by: 2)
            #expect(recorder.log == ["possible", "inactive", "finished"])
            screen.touchUp()
        }

        @Test func aBehaviorForbids() {
            let screen = show()
            recorder.allows = { _ in false }
            SpringFixture.hold(at: middle, on: screen)
            #expect(recorder.log == [])
            // It may allow another place.
            recorder.allows = { $0.location(in: nil).x > 205 }
            screen.touchMove(to: CGPoint(x: 210, y: 250))
            #expect(recorder.log == ["possible"])
            recorder.allows = { _ in false }
            screen.advance(by: 2)
            #expect(recorder.log == ["possible", "inactive", "finished"])
            SpringFixture.drop(on: screen)
        }

        @Test func anotherItemBeginsAgain() {
            let screen = show()
            recorder.allows = {
                $0.targetItem = $0.location(in: nil).x < 205 ? "left" : "right"
                return true
            }
            SpringFixture.carry(to: middle, on: screen)
            screen.advance(by: 0.4)
            screen.touchMove(to: CGPoint(x: 202, y: 250))
            #expect(recorder.log == ["possible"])
            screen.touchMove(to: CGPoint(x: 210, y: 250))
            #expect(recorder.log == ["possible", "inactive", "finished", "possible"])
            screen.advance(by: 0.4)
            #expect(recorder.log.last == "possible")
            screen.advance(by: 1)
            #expect(recorder.log.last == "open activated")
            SpringFixture.drop(on: screen)
        }

        @Test func theStandardEffectCoversTheViewWhileItIsHeld() {
            let fixture = SpringFixture()
            fixture.loadViewIfNeeded()
            let folder = folder
            var opened = 0
            let interaction = UISpringLoadedInteraction { interaction, context in
                #expect(interaction.view === folder && context.targetView === folder && context.targetItem == nil)
                opened += 1
            }
            folder.addInteraction(interaction)
            fixture.view.addSubview(folder)
            let screen = fixture.show()
            SpringFixture.carry(to: middle, on: screen)
            #expect(folder.subviews.map(\.frame) == [folder.bounds] && opened == 0)
            screen.advance(by: 1.5)
            #expect(folder.subviews.isEmpty && opened == 1)
            SpringFixture.drop(on: screen)
            #expect(
                interaction.interactionBehavior.shouldAllow(
                    interaction,
                    with: SpringLoadingContext(for: nil, at: .zero)
                )
            )
        }
    }
}
