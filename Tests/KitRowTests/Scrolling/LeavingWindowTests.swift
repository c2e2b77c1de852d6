import Testing
import UIKit
import UIKitTesting

/// Tests a scroll view that leaves its window while its content moves.
@Suite(.serialized) @MainActor struct LeavingWindowTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.contentSize = CGSize(width: 320, height: 1000)
        view.alwaysBounceVertical = true
        screen.window.addSubview(view)
        screen.settle()
    }

    @Test func contentThatWasPulledBeyondItsEdgeGoesBack() {
        screen.scroll(by: CGVector(dx: 0, dy: -200), at: CGPoint(x: 100, y: 100), duration: 0.1, flings: true)
        #expect(view.contentOffset.y < 0)
        view.removeFromSuperview()
        #expect(view.contentOffset.y == 0)
        #expect(!view.isDecelerating)
    }

    @Test func contentThatIsOnItsWayStaysWhereItIs() {
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        screen.advance(by: 0.15)
        let offset = view.contentOffset.y
        view.removeFromSuperview()
        #expect(view.contentOffset.y == offset)
        #expect(offset > 0 && offset < 500)
    }

    @Test func aPlaceBeyondTheEdgesThatCodeAskedForStays() {
        view.contentOffset.y = -80
        view.removeFromSuperview()
        #expect(view.contentOffset.y == -80)
    }
}
