import CoreGraphics
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the tool tip of a label.
    @Suite @MainActor struct LabelToolTipTests {
        private let text = "A text that is too long for its label by far"

        private func addLabel(to screen: TestScreen) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
            label.text = text
            label.showsExpansionTextWhenTruncated = true
            screen.window.addSubview(label)
            screen.settle()
            return label
        }

        @Test func aPointerIsToldTheWholeTextWhereOnlyAPartOfItShows() {
            let screen = TestScreen()
            let label = addLabel(to: screen)
            let inside = CGPoint(x: 139, y: 129)
            #expect(UIScreen.main.toolTip(at: inside) == HostToolTip(text: text, area: label.frame))
            for outside in [CGPoint(x: 19, y: 110), CGPoint(x: 141, y: 110), CGPoint(x: 30, y: 99), .zero] {
                #expect(UIScreen.main.toolTip(at: outside) == nil)
            }
        }

        @Test func nothingIsToldOfALabelThatShowsEverythingOrWasNotAsked() {
            let screen = TestScreen()
            let label = addLabel(to: screen)
            let place = CGPoint(x: 30, y: 110)
            label.frame.size.width = label.intrinsicContentSize.width
            #expect(UIScreen.main.toolTip(at: place) == nil)
            label.frame.size.width = 120
            #expect(UIScreen.main.toolTip(at: place) != nil)
            label.showsExpansionTextWhenTruncated = false
            #expect(UIScreen.main.toolTip(at: place) == nil)
            label.showsExpansionTextWhenTruncated = true
            label.isHidden = true
            #expect(UIScreen.main.toolTip(at: place) == nil)
            label.isHidden = false
            label.text = nil
            #expect(UIScreen.main.toolTip(at: place) == nil)
        }

        @Test func aLabelIsFoundWhereItIsSeen() {
            let screen = TestScreen()
            let label = addLabel(to: screen)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.origin.y = 500 }
            screen.advance(by: 0.5)
            #expect(UIScreen.main.toolTip(at: CGPoint(x: 30, y: 315))?.area.minY == 300)
            #expect(UIScreen.main.toolTip(at: CGPoint(x: 30, y: 515)) == nil)
        }

        @Test func aViewOverALabelHidesItFromThePointer() {
            let screen = TestScreen()
            _ = addLabel(to: screen)
            screen.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
            screen.settle()
            #expect(UIScreen.main.toolTip(at: CGPoint(x: 30, y: 110)) == nil)
        }
    }
}
