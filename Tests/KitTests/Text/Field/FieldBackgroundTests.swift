import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct FieldBackgroundTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 60))
        private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

        init() {
            screen.window.backgroundColor = .white
            screen.window.addSubview(field)
        }

        private func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }

        private func pixel() -> Pixel? {
            screen.settle()
            let picture = screen.picture().cgImage
            return picture?.pixel((picture?.width ?? 0) / 2, (picture?.height ?? 0) / 2)
        }

        @Test func anImageReplacesTheBorder() {
            #expect(field.background == nil && pixel() == .white)
            field.background = image(.red)
            #expect(pixel() == .red)
            field.disabledBackground = image(.blue)
            #expect(pixel() == .red)
            field.isEnabled = false
            #expect(pixel() == .blue)
            field.background = nil
            #expect(pixel() == .white)
            field.isEnabled = true
            field.background = image(.red)
            field.borderStyle = .roundedRect
            #expect(pixel() == .white)
            field.borderStyle = .bezel
            #expect(pixel() == .red)
        }

        @Test func theEndOfEditingHasAReason() {
            var reasons: [Int?] = []
            let key = UITextField.didEndEditingReasonUserInfoKey
            let observer = NotificationCenter.default.addObserver(
                forName: UITextField.textDidEndEditingNotification,
                object: field,
                queue: nil
            ) { notification in
                let reason = notification.userInfo?[key] as? Int
                MainActor.assumeIsolated { reasons.append(reason) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            field.becomeFirstResponder()
            field.resignFirstResponder()
            #expect(reasons == [UITextField.DidEndEditingReason.committed.rawValue])
        }
    }
}
