import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIAccessibilityCustomActionTests {
        @Test func aTargetPerformsTheAction() {
            let receiver = Receiver()
            let action = UIAccessibilityCustomAction(name: "Delete", target: receiver, selector: Selector("tapped:"))
            #expect(action.perform())
            #expect(receiver.calls == ["tapped:"] && receiver.sender === action)
            #expect(action.name == "Delete" && action.attributedName.string == "Delete")
        }

        @Test func aHandlerHasPrecedenceAndTellsWhetherItSucceeded() {
            let receiver = Receiver()
            let action = UIAccessibilityCustomAction(
                attributedName: NSAttributedString(string: "Flag"),
                image: UIImage(),
                target: receiver,
                selector: Selector("plain")
            )
            #expect(action.image != nil && action.perform() && receiver.calls == ["plain"])
            action.actionHandler = { $0 !== action }
            #expect(!action.perform() && receiver.calls == ["plain"])
        }

        @Test func aTargetIsNotRetained() {
            let action: UIAccessibilityCustomAction
            do {
                let receiver = Receiver()
                action = UIAccessibilityCustomAction(name: "Delete", target: receiver, selector: Selector("plain"))
                #expect(action.target === receiver)
            }
            #expect(action.target == nil && !action.perform())
            action.name = "Other"
            #expect(action.attributedName.string == "Other")
        }
    }
}
