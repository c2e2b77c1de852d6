import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct AccessibilityPropertyTests {
        @Test func aViewOfWhichNothingIsSaidKeepsNothing() {
            let view = UIView()
            #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
            #expect(view.accessibilityElements == nil && view.accessibilityCustomActions == nil)
            #expect(view.accessibilityExpandedStatus == .unsupported && !view.accessibilityViewIsModal)
            #expect(view.rare == nil)
        }

        @Test func labelsButtonsAndFieldsSayWhatTheyShow() {
            let label = UILabel()
            #expect(!label.isAccessibilityElement)
            label.text = "Text"
            #expect(label.isAccessibilityElement && label.accessibilityLabel == "Text")
            #expect(label.accessibilityTraits == .staticText)
            label.isEnabled = false
            #expect(label.accessibilityTraits == [.staticText, .notEnabled])

            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            #expect(button.accessibilityLabel == "More" && button.accessibilityTraits == .button)
            (button.isSelected, button.isEnabled) = (true, false)
            #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])

            let field = UITextField()
            field.placeholder = "Name"
            #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
            field.text = "Ada"
            #expect(field.accessibilityValue == "Ada")

            let progress = UIProgressView()
            progress.progress = 0.5
            #expect(progress.accessibilityValue == "50%")
            // A field has interactions, and these are uncommon properties.
            for view in [label, button, progress] { #expect(view.rare == nil, "\(type(of: view))") }
        }

        @Test func explicitPropertiesPrecedeThoseOfTheView() {
            let label = UILabel()
            label.text = "Text"
            label.accessibilityLabel = "Said"
            label.accessibilityTraits.insert(.header)
            label.accessibilityIdentifier = "id"
            #expect(label.accessibilityLabel == "Said" && label.accessibilityTraits == [.staticText, .header])
            #expect(label.accessibilityIdentifier == "id")
            label.accessibilityLabel = nil
            #expect(label.accessibilityLabel == "Text")
        }

        /// A client that adds to the traits of a selected row doesn't make the selection permanent.
        @Test func stateIsNotWrittenDown() {
            let button = UIButton()
            button.isSelected = true
            button.accessibilityTraits.insert(.header)
            #expect(button.accessibilityTraits == [.button, .header, .selected])
            button.isSelected = false
            #expect(button.accessibilityTraits == [.button, .header])
        }

        @Test func subclassesSayTheirOwn() {
            final class Dial: UIView {
                override var isAccessibilityElement: Bool {
                    get { true }
                    set {}
                }
                override var accessibilityLabel: String? {
                    get { "Dial" }
                    set {}
                }
                override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
                    get { .collapsed }
                    set {}
                }
                var activations = 0
                override func accessibilityActivate() -> Bool {
                    activations += 1
                    return true
                }
            }
            let screen = TestScreen()
            let dial = Dial(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            screen.window.addSubview(dial)
            let tree = screen.accessibilityTree
            #expect(tree.map(\.description) == ["Dial, collapsed"])
            #expect(tree.first?.frame == dial.frame)
            tree.first.map(screen.activate)
            #expect(dial.activations == 1)
        }

        @Test func framesFollowTheScreen() {
            let screen = TestScreen()
            let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
            scroll.contentSize = CGSize(width: 200, height: 1000)
            let inner = UIView(frame: CGRect(x: 5, y: 150, width: 100, height: 100))
            let part = UIAccessibilityElement(accessibilityContainer: inner)
            part.accessibilityLabel = "part"
            part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
            inner.accessibilityElements = [part]
            scroll.addSubview(inner)
            screen.window.addSubview(scroll)
            scroll.contentOffset.y = 50
            #expect(inner.accessibilityFrame == CGRect(x: 15, y: 120, width: 100, height: 100))
            #expect(inner.accessibilityActivationPoint == CGPoint(x: 65, y: 170))
            #expect(part.accessibilityFrame == CGRect(x: 16, y: 122, width: 3, height: 4))
            #expect(screen.accessibilityTree.map(\.frame) == [part.accessibilityFrame])
            scroll.contentOffset.y = 400
            #expect(screen.accessibilityTree.isEmpty)
        }
    }
}
