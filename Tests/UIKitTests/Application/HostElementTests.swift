import CoreGraphics
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct HostElementTests {
        @Test func elementsAreWhatTheDesktopCallsThem() {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let views: [UIView] = [UILabel(), UIButton(), UITextField(), UIProgressView(), cell, UIView()]
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 0, y: 60 * index, width: 320, height: 44)
                view.accessibilityLabel = "view \(index)"
                view.isAccessibilityElement = true
                screen.window.addSubview(view)
            }
            views[5].accessibilityTraits = [.header, .notEnabled]
            views[5].accessibilityHint = "hint"
            cell.isSelected = true
            cell.accessibilityExpandedStatus = .collapsed
            cell.accessibilityValue = "3 lines"
            let elements = AccessibilityTree.items(in: [screen.window]).map(HostElement.init)
            #expect(elements.map(\.role) == [.text, .button, .field, .progress, .row, .heading])
            #expect(elements.map(\.frame) == views.map(\.frame))
            #expect(Set(elements.map(\.id)).count == views.count)
            #expect(elements.map(\.isSelected) == [nil, nil, nil, nil, true, nil])
            #expect(elements.map(\.isExpanded) == [nil, nil, nil, nil, false, nil])
            #expect(elements[4].label == "view 4, 3 lines")
            #expect(elements[5].isDisabled && elements[5].description == "hint")
        }

        @Test(arguments: [false, true]) func aViewStatesThatItIsAToggle(isOn: Bool) throws {
            final class Toggle: UIView {
                var isOn = false
                override var accessibilityDefaults: AccessibilityDefaults {
                    AccessibilityDefaults(
                        isElement: true,
                        role: .toggle(isOn: isOn),
                        label: "Wi-Fi",
                        value: "1",
                        traits: [.button, .toggleButton]
                    )
                }
            }
            let screen = TestScreen()
            let view = Toggle(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.isOn = isOn
            screen.window.addSubview(view)
            let element = HostElement(try #require(AccessibilityTree.items(in: [screen.window]).first))
            #expect(element.role == .toggle && element.isOn == isOn && element.label == "Wi-Fi")
        }

        @Test func actionsAreDoneByTheirPlace() throws {
            let screen = TestScreen()
            var done: [String] = []
            let press = UIAction(title: "press") { _ in done.append("press") }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50), primaryAction: press)
            button.accessibilityCustomActions = ["Öffnen", "Fold up"].map { name in
                UIAccessibilityCustomAction(name: name) { _ in
                    done.append(name)
                    return true
                }
            }
            screen.window.addSubview(button)
            let item = try #require(AccessibilityTree.items(in: [screen.window]).first)
            #expect(HostElement(item).actions == ["activate", "Öffnen", "Fold up"])
            for index in 0..<4 { HostElement.perform(index, on: item) }
            #expect(done == ["press", "Öffnen", "Fold up"])
        }
    }
}
