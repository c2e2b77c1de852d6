import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ContextTransitionStyleTests {
        /// Presents a controller over another, and returns where its view is seen during the transition, and its
        /// opacity.
        private func motion(
            providesStyle: Bool,
            _ style: UIModalPresentationStyle = .overCurrentContext
        ) -> (y: CGFloat, opacity: Float)? {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let (context, presented) = (UIViewController(), UIViewController())
            context.definesPresentationContext = true
            context.providesPresentationContextTransitionStyle = providesStyle
            context.modalTransitionStyle = .crossDissolve
            presented.modalPresentationStyle = style
            screen.show(context)
            screen.settle()
            context.present(presented, animated: true)
            screen.advance(by: 0.1)
            let shown = presented.view.layer.presentation()
            defer { screen.settle() }
            return shown.map { ($0.frame.minY, $0.opacity) }
        }

        @Test func theContextProvidesTheStyleOnlyIfItSaysSo() throws {
            let slide = try #require(motion(providesStyle: false))
            #expect(slide.y > 1 && slide.opacity == 1)
            let fade = try #require(motion(providesStyle: true))
            #expect(fade.y == 0 && fade.opacity > 0 && fade.opacity < 1)
        }

        @Test func aPresentationOutsideTheContextKeepsItsStyle() throws {
            let slide = try #require(motion(providesStyle: true, .fullScreen))
            #expect(slide.y > 1 && slide.opacity == 1)
        }
    }
}
