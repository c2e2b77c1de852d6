import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ContentAlignmentTests {
        let stage = ScrollStage(content: CGSize(width: 100, height: 200))
        var view: UIScrollView { stage.view }

        @Test func smallContentIsPlacedInTheUnitSquare() {
            #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
            view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
            #expect(view.contentOffset == CGPoint(x: -100, y: -100))
            view.contentAlignmentPoint = CGPoint(x: 1, y: 1)
            #expect(view.contentOffset == CGPoint(x: -200, y: -200))
        }

        @Test func insetsLeaveLessRoom() {
            view.contentInset = UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)
            view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
            #expect(view.contentOffset == CGPoint(x: -20 - 90, y: -40 - 80))
        }

        @Test func largeContentIsNotMoved() {
            view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
            view.contentSize = CGSize(width: 100, height: 4000)
            #expect(view.contentOffset == CGPoint(x: -100, y: 0))
            view.contentSize = CGSize(width: 100, height: 100)
            #expect(view.contentOffset == CGPoint(x: -100, y: -150))
        }
    }
}
