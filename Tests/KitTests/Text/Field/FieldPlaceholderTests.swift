import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct FieldPlaceholderTests {
        /// A field with a red box below its placeholder.
        private final class Boxed: UITextField {
            var rects: [CGRect] = []

            override func drawPlaceholder(in rect: CGRect) {
                rects.append(rect)
                UIColor.red.setFill()
                UIRectFill(rect)
                super.drawPlaceholder(in: rect)
            }
        }

        private let screen = TestScreen(size: CGSize(width: 200, height: 60))

        private func add(_ field: UITextField) {
            field.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            field.font = .systemFont(ofSize: 30, weight: .black)
            field.attributedPlaceholder = NSAttributedString(
                string: "||||||",
                attributes: [.foregroundColor: UIColor.blue]
            )
            screen.window.addSubview(field)
            screen.settle()
        }

        private func count(_ isCounted: (Pixel) -> Bool) throws -> Int {
            screen.settle()
            return try #require(screen.picture().cgImage).allPixels.joined().filter(isCounted).count
        }

        private func reds() throws -> Int { try count { $0.red > 200 && $0.green < 50 && $0.blue < 50 } }
        private func blues() throws -> Int { try count { $0.blue > 200 && $0.green < 50 && $0.red < 50 } }

        @Test func anOverrideDrawsThePlaceholderWhileThereIsNoText() throws {
            let field = Boxed()
            add(field)
            let blue = try blues()
            #expect(try reds() > 5_000 && blue > 50)
            #expect(field.rects.last?.size == CGSize(width: 200, height: 60))
            field.text = "a"
            #expect(try reds() == 0 && blues() == 0)
            field.text = ""
            #expect(try reds() > 5_000 && blues() == blue)
            field.placeholder = nil
            #expect(try reds() == 0)
        }

        @Test func withoutAnOverrideThePlaceholderIsTheSame() throws {
            let (plain, boxed) = (UITextField(), Boxed())
            add(plain)
            #expect(plain.placeholderView == nil)
            let blue = try blues()
            plain.removeFromSuperview()
            add(boxed)
            #expect(try abs(blues() - blue) < blue / 5 && boxed.placeholderView != nil)
        }
    }
}
