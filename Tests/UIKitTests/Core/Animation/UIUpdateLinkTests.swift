import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIUpdateLinkTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 100))
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

        init() {
            screen.window.addSubview(view)
            screen.settle()
        }

        @Test func aContinuousLinkIsCalledInEveryFrame() {
            var times: [TimeInterval] = []
            let link = UIUpdateLink(view: view) { link, info in
                times.append(info.modelTime)
                #expect(link.currentUpdateInfo() === info && info.estimatedPresentationTime > info.modelTime)
            }
            screen.advance(by: 0.1)
            #expect(times.isEmpty && !link.isEnabled)
            link.requiresContinuousUpdates = true
            link.isEnabled = true
            screen.advance(by: 0.1)
            #expect(times.count > 4 && times == times.sorted() && link.currentUpdateInfo() == nil)
            link.isEnabled = false
            times = []
            screen.advance(by: 0.1)
            #expect(times.isEmpty)
        }

        /// The screen comes to rest with the link, which is called while something else moves.
        @Test func aLinkThatAsksForNothingFollowsOtherFrames() {
            var count = 0
            let link = UIUpdateLink(view: view)
            link.addAction { _, _ in count += 1 }
            link.isEnabled = true
            // A link that asked for frames would keep the screen from coming to rest.
            screen.settle(timeout: 1)
            let atRest = count
            UIView.animate(withDuration: 0.2) { view.frame.origin.x = 40 }
            screen.settle()
            #expect(count > atRest + 5)
        }

        @Test func aLinkEndsWithItsOwnerAndWithoutAWindow() {
            var count = 0
            do {
                let link = UIUpdateLink(view: view) { _, _ in count += 1 }
                link.requiresContinuousUpdates = true
                link.isEnabled = true
                view.removeFromSuperview()
                screen.advance(by: 0.1)
                #expect(count == 0)
                screen.window.addSubview(view)
                screen.advance(by: 0.1)
                #expect(count > 0)
            }
            count = 0
            screen.settle()
            #expect(count == 0)
        }
    }
}
