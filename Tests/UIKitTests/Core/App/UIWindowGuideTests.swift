import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIWindowGuideTests {
        private let screen = TestScreen(size: CGSize(width: 200, height: 420))
        private let view = UIView()

        private func frame(_ ratio: CGFloat) -> CGRect {
            screen.window.safeAreaAspectFitLayoutGuide.aspectRatio = ratio
            screen.settle()
            return view.frame
        }

        @Test func theGuideIsTheLargestRectangleOfItsRatioInTheSafeArea() {
            screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            let guide = screen.window.safeAreaAspectFitLayoutGuide
            #expect(guide === screen.window.safeAreaAspectFitLayoutGuide && guide.aspectRatio == 1)
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.window.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.widthAnchor.constraint(equalTo: guide.widthAnchor),
                view.heightAnchor.constraint(equalTo: guide.heightAnchor),
            ])
            #expect(frame(1) == CGRect(x: 0, y: 120, width: 200, height: 200))
            #expect(frame(2) == CGRect(x: 0, y: 170, width: 200, height: 100))
            #expect(frame(0.25) == CGRect(x: 50, y: 20, width: 100, height: 400))
            #expect(frame(0.5) == CGRect(x: 0, y: 20, width: 200, height: 400))
        }

        @Test func theRatioIsLimited() {
            let guide = screen.window.safeAreaAspectFitLayoutGuide
            guide.aspectRatio = -3
            #expect(guide.aspectRatio == 0.01)
            guide.aspectRatio = 1_000
            #expect(guide.aspectRatio == 100)
        }
    }
}
