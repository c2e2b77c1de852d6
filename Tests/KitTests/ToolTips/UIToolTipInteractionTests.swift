import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIToolTipInteractionTests {
        private final class Halves: NSObject, UIToolTipInteractionDelegate {
            func toolTipInteraction(
                _ interaction: UIToolTipInteraction,
                configurationAt point: CGPoint
            ) -> UIToolTipConfiguration? {
                let left = CGRect(x: 0, y: 0, width: 50, height: 40)
                return left.contains(point) ? UIToolTipConfiguration(toolTip: "Left", in: left) : nil
            }
        }

        private final class Plain: NSObject, UIToolTipInteractionDelegate {}

        private let screen = TestScreen()
        private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        private let place = CGPoint(x: 30, y: 110)

        init() {
            screen.window.addSubview(button)
            screen.settle()
        }

        @Test func aControlShowsItsToolTip() {
            #expect(button.toolTip == nil && button.toolTipInteraction == nil)
            button.toolTip = "Sends the message"
            let tip = HostToolTip(text: "Sends the message", area: button.frame)
            #expect(UIScreen.main.toolTip(at: place) == tip)
            #expect(UIScreen.main.toolTip(at: CGPoint(x: 10, y: 110)) == nil)
            #expect(button.toolTipInteraction?.view === button && button.interactions.count == 1)
            button.toolTip = "Sends it"
            #expect(UIScreen.main.toolTip(at: place)?.text == "Sends it" && button.interactions.count == 1)
            button.toolTipInteraction?.isEnabled = false
            #expect(UIScreen.main.toolTip(at: place) == nil)
            button.toolTip = nil
            #expect(button.toolTipInteraction == nil && UIScreen.main.toolTip(at: place) == nil)
        }

        @Test func theDelegateChoosesTextAndPlace() {
            let interaction = UIToolTipInteraction(defaultToolTip: "All")
            button.addInteraction(interaction)
            #expect(UIScreen.main.toolTip(at: place)?.text == "All")
            let halves = Halves()
            interaction.delegate = halves
            let area = CGRect(x: 20, y: 100, width: 50, height: 40)
            #expect(UIScreen.main.toolTip(at: place) == HostToolTip(text: "Left", area: area))
            #expect(UIScreen.main.toolTip(at: CGPoint(x: 110, y: 110)) == nil)
            let plain = Plain()
            interaction.delegate = plain
            #expect(UIScreen.main.toolTip(at: place)?.text == "All")
        }

        @Test func aViewInsideShowsTheToolTipOfTheViewAroundIt() {
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            button.addSubview(inner)
            button.toolTip = "Outer"
            screen.settle()
            let point = CGPoint(x: 35, y: 115)
            #expect(UIScreen.main.toolTip(at: point)?.text == "Outer")
            inner.addInteraction(UIToolTipInteraction(defaultToolTip: "Inner"))
            let area = CGRect(x: 30, y: 110, width: 20, height: 20)
            #expect(UIScreen.main.toolTip(at: point) == HostToolTip(text: "Inner", area: area))
        }
    }
}
