import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TintAdjustmentTests {
        private final class Listener: UIView {
            var changes = 0

            override func tintColorDidChange() {
                super.tintColorDidChange()
                changes += 1
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 500))
        private let home = UIViewController()
        private let view = Listener(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

        init() {
            home.view.addSubview(view)
            home.view.tintColor = .red
            screen.show(home)
            screen.settle()
            view.changes = 0
        }

        private func isGray(_ color: UIColor?) -> Bool { color?.getWhite(nil, alpha: nil) ?? false }

        @Test func aDimmedViewIsGrayAndItsSubviewsAreToo() {
            #expect(view.tintAdjustmentMode == .normal && view.tintColor == .red)
            home.view.tintAdjustmentMode = .dimmed
            #expect(view.tintAdjustmentMode == .dimmed && view.changes == 1)
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            view.tintColor.getWhite(&white, alpha: &alpha)
            #expect(abs(white - 0.299) < 1e-6 && abs(alpha - 0.8) < 1e-6)
            view.tintColor = .blue
            #expect(view.changes == 2 && isGray(view.tintColor))
            // Equal colors are equally dimmed, and not twice.
            let child = UIView()
            view.addSubview(child)
            child.tintColor = view.tintColor
            #expect(child.tintColor == view.tintColor)
            view.tintAdjustmentMode = .normal
            #expect(view.tintColor == .blue && view.changes == 3)
            home.view.tintAdjustmentMode = .automatic
            #expect(view.changes == 3 && home.view.tintAdjustmentMode == .normal && home.view.tintColor == .red)
        }

        @Test func anAlertDimsWhatIsBehindIt() {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            home.present(alert, animated: true)
            screen.settle()
            #expect(view.tintAdjustmentMode == .dimmed && isGray(view.tintColor) && view.changes == 1)
            #expect(alert.view.tintAdjustmentMode == .normal)
            alert.dismiss(animated: true)
            screen.settle()
            #expect(view.tintAdjustmentMode == .normal && view.tintColor == .red && view.changes == 2)
        }

        @Test func aSheetDimsAndACoverDoesNot() {
            for (style, mode) in [
                (UIModalPresentationStyle.pageSheet, UIView.TintAdjustmentMode.dimmed), (.fullScreen, .normal),
            ] {
                let other = UIViewController()
                other.modalPresentationStyle = style
                home.present(other, animated: false)
                screen.settle()
                #expect(home.view.tintAdjustmentMode == mode)
                other.dismiss(animated: false)
                screen.settle()
                #expect(home.view.tintAdjustmentMode == .normal)
            }
        }

        @Test func aModeThatIsSetStays() {
            view.tintAdjustmentMode = .normal
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            home.present(alert, animated: false)
            screen.settle()
            #expect(home.view.tintAdjustmentMode == .dimmed && view.tintColor == .red && view.changes == 0)
        }
    }
}
