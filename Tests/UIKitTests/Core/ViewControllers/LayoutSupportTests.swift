import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct LayoutSupportTests {
        @Test func constraintsMayMentionTheGuidesLikeViews() {
            let screen = TestScreen(size: CGSize(width: 300, height: 600))
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
            let (box, label) = (UIView(), UIView())
            for view in [box, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
            }
            func pin(
                _ view: UIView,
                _ one: NSLayoutConstraint.Attribute,
                _ item: Any,
                _ two: NSLayoutConstraint.Attribute
            ) {
                NSLayoutConstraint(
                    item: view,
                    attribute: one,
                    relatedBy: .equal,
                    toItem: item,
                    attribute: two,
                    multiplier: 1,
                    constant: 0
                ).isActive = true
            }
            pin(box, .top, controller.topLayoutGuide, .bottom)
            pin(box, .bottom, controller.bottomLayoutGuide, .top)
            label.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor).isActive = true
            label.topAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
            screen.show(controller)
            screen.settle()
            let insets = controller.view.safeAreaInsets
            #expect(insets.top >= 30 && insets.bottom >= 40)
            #expect(
                controller.topLayoutGuide.length == insets.top && controller.bottomLayoutGuide.length == insets.bottom
            )
            #expect(box.frame.minY == insets.top && box.frame.maxY == 600 - insets.bottom)
            #expect(label.frame.minY == 600 - insets.bottom && label.frame.height == insets.top)
            controller.additionalSafeAreaInsets.top = 50
            screen.settle()
            #expect(box.frame.minY == insets.top + 20 && controller.topLayoutGuide.length == insets.top + 20)
            #expect(controller.view.layoutGuides.isEmpty)
        }
    }
}
