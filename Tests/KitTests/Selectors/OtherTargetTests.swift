import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct OtherTargetTests {
        @OnOwnScreen var window = makeWindow()
        let finger = Finger()
        let receiver = Receiver()

        @Test func aGestureRecognizerCallsItsTargets() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            let tap = UITapGestureRecognizer(target: receiver, action: "tapped:")
            tap.addTarget(receiver, action: "plain")
            tap.addTarget(receiver, action: "plain")
            view.addGestureRecognizer(tap)
            finger.tap(10, 10)
            #expect(receiver.calls == ["tapped:", "plain"])
            tap.removeTarget(receiver, action: "plain")
            wait(1)
            finger.tap(10, 10)
            #expect(receiver.calls == ["tapped:", "plain", "tapped:"] && receiver.sender === tap)
            tap.removeTarget(nil, action: nil)
            wait(1)
            finger.tap(10, 10)
            #expect(receiver.calls.count == 3)
        }

        @Test func aBarItemCallsItsTarget() throws {
            let item = UIBarButtonItem(title: "Go", style: .done, target: receiver, action: "tapped:")
            #expect(item.title == "Go" && item.style == .done && item.target === receiver && item.action == "tapped:")
            let button = try #require(item.view)
            #expect(button.accessibilityActivate())
            #expect(receiver.calls == ["tapped:"] && receiver.sender === item)
            let add = UIBarButtonItem(barButtonSystemItem: .add, target: receiver, action: "plain")
            #expect(add.image != nil)
            #expect(try #require(add.view).accessibilityActivate())
            #expect(receiver.calls == ["tapped:", "plain"])
        }

        @Test func aDisplayLinkCallsItsTargetInEachFrame() {
            let link = CADisplayLink(target: receiver, selector: "tapped:")
            link.add(to: .main, forMode: .common)
            wait(0.1)
            #expect(receiver.calls.count > 2 && receiver.sender === link)
            link.invalidate()
            let count = receiver.calls.count
            wait(0.1)
            #expect(receiver.calls.count == count)
        }

        @Test func propertiesOfUIKitAreSetByName() {
            let label = UILabel()
            label.setValue("Text", forKey: "text")
            label.setValue(NSNumber(value: 5), forKeyPath: "layer.cornerRadius")
            label.setValue(NSNumber(value: true), forKeyPath: "layer.masksToBounds")
            label.setValue(UIColor.red, forKey: "backgroundColor")
            label.setValue(NSNumber(value: 0.5), forKey: "alpha")
            #expect(label.text == "Text" && label.layer.cornerRadius == 5 && label.clipsToBounds)
            #expect(label.backgroundColor == .red && label.alpha == 0.5)
            #expect(label.value(forKey: "hidden") as? Bool == false)
        }
    }
}
