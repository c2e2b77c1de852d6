import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ControlTargetTests {
        @OnOwnScreen var window = makeWindow()
        let finger = Finger()
        let receiver = Receiver()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

        init() {
            window.addSubview(control)
        }

        @Test func methodsGetTheSenderAndTheEvent() {
            control.addTarget(receiver, action: "plain", for: .touchDown)
            control.addTarget(receiver, action: "tapped:", for: .touchUpInside)
            finger.down(10, 10)
            #expect(receiver.calls == ["plain"] && receiver.sender == nil && receiver.event == nil)
            finger.up(10, 10)
            #expect(receiver.calls == ["plain", "tapped:"] && receiver.sender === control && receiver.event == nil)
            control.addTarget(receiver, action: "tapped:event:", for: .touchDown)
            wait(1)
            finger.down(10, 10)
            #expect(receiver.sender === control && receiver.event?.type == .touches)
        }

        @Test func actionsAndMethodsFollowTheirOrder() {
            control.addTarget(receiver, action: "plain", for: .valueChanged)
            control.addAction(UIAction { [receiver] _ in receiver.calls.append("closure") }, for: .valueChanged)
            control.addTarget(receiver, action: "tapped:", for: .valueChanged)
            // Adding a method again changes nothing but its events.
            control.addTarget(receiver, action: "plain", for: [.valueChanged, .touchDown])
            control.sendActions(for: .valueChanged)
            #expect(receiver.calls == ["plain", "closure", "tapped:"])
            #expect(control.allControlEvents == [.valueChanged, .touchDown])
        }

        @Test func targetsAreListedAndRemoved() {
            let other = Receiver()
            control.addTarget(receiver, action: "plain", for: .touchDown)
            control.addTarget(receiver, action: "tapped:", for: [.touchDown, .touchUpInside])
            control.addTarget(other, action: "plain", for: .touchDown)
            control.addTarget(nil, action: "plain", for: .touchCancel)
            #expect(control.allTargets.isSuperset(of: [receiver, other]) && control.allTargets.count == 3)
            // Two null objects have different hashes.
            #expect(control.allTargets.contains { $0.base is NSNull })
            #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain", "tapped:"])
            #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["tapped:"])
            #expect(control.actions(forTarget: nil, forControlEvent: .touchCancel) == ["plain"])
            control.removeTarget(receiver, action: "tapped:", for: .touchUpInside)
            #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == nil)
            control.removeTarget(receiver, action: nil, for: .touchDown)
            #expect(control.allTargets.contains(other) && control.allTargets.count == 2)
            control.removeTarget(nil, action: nil, for: .allEvents)
            #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
        }

        @Test func targetsAreNotRetained() {
            weak var target: Receiver?
            do {
                let receiver = Receiver()
                target = receiver
                control.addTarget(receiver, action: "plain", for: .valueChanged)
            }
            #expect(target == nil)
            // A dead target isn't the responder chain.
            window.rootViewController = nil
            control.sendActions(for: .valueChanged)
            #expect(receiver.calls.isEmpty)
        }

        @Test func withoutATargetTheChainIsSearched() {
            final class Link: UIControl {
                weak var chained: UIResponder?
                override var next: UIResponder? { chained }
            }
            let link = Link(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let first = Receiver()
            link.chained = first
            first.chained = receiver
            link.addTarget(nil, action: "tapped:", for: .valueChanged)
            link.addTarget(nil, action: "unknown:", for: .valueChanged)
            link.sendActions(for: .valueChanged)
            #expect(first.calls == ["tapped:"] && first.sender === link && receiver.calls.isEmpty)
        }

        @Test func theAppSendsActions() {
            let app = UIApplication.shared
            #expect(app.sendAction("tapped:", to: receiver, from: control, for: nil))
            #expect(receiver.calls == ["tapped:"] && receiver.sender === control)
            #expect(!app.sendAction("unknown:", to: nil, from: control, for: nil))
            #expect(receiver.target(forAction: "plain", withSender: nil) as? Receiver === receiver)
            #expect(receiver.target(forAction: "unknown", withSender: nil) == nil)
        }
    }
}
