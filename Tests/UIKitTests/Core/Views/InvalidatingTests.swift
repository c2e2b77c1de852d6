import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct InvalidatingTests {
        private final class Gauge: UIView {
            @Invalidating(.layout) var spacing: CGFloat = 8
            @Invalidating(.display, .intrinsicContentSize) var color = "red"
            @Invalidating(.layout, .display, .constraints) var level = 0
            var calls: [String] = []

            override func setNeedsLayout() {
                super.setNeedsLayout()
                calls.append("layout")
            }

            override func setNeedsDisplay() {
                super.setNeedsDisplay()
                calls.append("display")
            }

            override func setNeedsUpdateConstraints() {
                super.setNeedsUpdateConstraints()
                calls.append("constraints")
            }

            override func invalidateIntrinsicContentSize() { calls.append("size") }
        }

        @Test func aChangeInvalidatesTheView() {
            let gauge = Gauge(frame: .zero)
            gauge.calls = []
            gauge.spacing = 8
            #expect(gauge.calls.isEmpty && gauge.spacing == 8)
            gauge.spacing = 9
            #expect(gauge.calls == ["layout"] && gauge.spacing == 9)
            gauge.calls = []
            gauge.color = "blue"
            #expect(gauge.calls == ["display", "size"] && gauge.color == "blue")
            gauge.calls = []
            gauge.level += 1
            #expect(gauge.calls.contains("constraints") && gauge.calls.contains("display") && gauge.level == 1)
        }

        @Test func theDirectionOfContentsFollowsTheirMeaning() {
            let direction = { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: $1) }
            #expect(direction(.unspecified, .rightToLeft) == .rightToLeft)
            #expect(direction(.playback, .rightToLeft) == .leftToRight)
            #expect(direction(.forceRightToLeft, .leftToRight) == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
        }
    }
}
