import Testing
import UIKit

/// Anchors of no item, which libraries create to compare them.
@Suite @MainActor struct EmptyAnchorTests {
    @Test func eachEqualsOnlyItself() {
        let anchors = [NSLayoutXAxisAnchor(), NSLayoutXAxisAnchor()]
        #expect(anchors[0] == anchors[0] && anchors[0].hash == anchors[0].hash)
        #expect(anchors[0] != anchors[1])
        #expect(NSLayoutYAxisAnchor() != UIView().topAnchor)
        #expect(NSLayoutDimension() != NSLayoutDimension())
        let view = UIView()
        #expect(view.topAnchor == view.topAnchor)
    }
}
