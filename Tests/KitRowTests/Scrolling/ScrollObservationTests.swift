@_spi(ObjectiveCSources) import ObjectRuntime
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ScrollObservationTests {
        private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        @Test func theOffsetIsObservedHoweverItChanges() {
            var offsets: [CGPoint?] = []
            let path = _observed(\UIScrollView.contentOffset, "contentOffset")
            let observation = scroll.observe(path, options: [.old, .new]) { offsets += [$1.oldValue, $1.newValue] }
            scroll.contentSize = CGSize(width: 100, height: 500)
            #expect(offsets.isEmpty)
            scroll.contentOffset.y = 30
            scroll.bounds.origin.y = 40
            scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            #expect(offsets.map { $0?.y } == [0, 30, 30, 40, 40, 50])
            observation.invalidate()
        }

        @Test func theContentSizeIsObserved() {
            var sizes: [CGSize?] = []
            let path = _observed(\UIScrollView.contentSize, "contentSize")
            let observation = scroll.observe(path, options: .new) { sizes.append($1.newValue) }
            scroll.contentSize = CGSize(width: 100, height: 500)
            #expect(sizes == [CGSize(width: 100, height: 500)])
            observation.invalidate()
        }
    }
}
