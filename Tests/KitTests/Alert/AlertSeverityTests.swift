import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct AlertSeverityTests {
        @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
        func aCriticalAlertShowsAWarningSign(style: UIAlertController.Style) {
            let screen = TestScreen(size: CGSize(width: 320, height: 500))
            let home = UIViewController()
            screen.show(home)
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            #expect(alert.severity == .default)
            home.present(alert, animated: false)
            screen.settle()
            let height = (alert.view as? AlertView)?.panel.frame.height ?? 0
            #expect(screen.element(labelled: "Warning") == nil)
            alert.severity = .critical
            screen.settle()
            let sign = screen.element(labelled: "Warning")?.frame
            let title = screen.element(labelled: "Title")?.frame
            let newHeight = (alert.view as? AlertView)?.panel.frame.height ?? 0
            if style == .alert {
                #expect(newHeight > height + 20)
                #expect((sign?.maxY ?? .infinity) <= (title?.minY ?? 0) && (sign?.width ?? 0) > 10)
            } else {
                #expect(newHeight == height && sign == nil)
            }
            alert.severity = .default
            screen.settle()
            #expect((alert.view as? AlertView)?.panel.frame.height == height)
            #expect(screen.element(labelled: "Warning") == nil)
        }
    }
}
