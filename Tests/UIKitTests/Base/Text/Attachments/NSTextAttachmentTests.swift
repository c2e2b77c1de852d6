import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class NSTextAttachmentTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
        private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

        private var square: UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            }
        }

        /// The pixels of a color, as a rectangle; `nil` if there are none.
        private func area(of color: Pixel) throws -> CGRect? {
            screen.window.addSubview(label)
            screen.settle()
            let pixels = try #require(screen.picture().cgImage).allPixels
            let rows = pixels.indices.filter { pixels[$0].contains(color) }
            guard let top = rows.first, let bottom = rows.last else { return nil }
            let columns = pixels[top].indices.filter { pixels[top][$0] == color }
            return CGRect(
                x: columns.first ?? 0,
                y: top,
                width: (columns.last ?? 0) - (columns.first ?? 0) + 1,
                height: bottom - top + 1
            )
        }

        private func show(_ attachment: NSTextAttachment, after text: String = "") -> CGSize {
            let string = NSMutableAttributedString(string: text)
            string.append(NSAttributedString(attachment: attachment))
            label.attributedText = string
            return label.intrinsicContentSize
        }

        @Test func anImageStandsOnTheBaseline() throws {
            let attachment = NSTextAttachment(image: square)
            let size = show(attachment)
            #expect(size.width == 20)
            label.frame.size = size
            let baseline = label.baselines(in: size).first
            let place = try #require(try area(of: .red))
            #expect(place.size == CGSize(width: 20, height: 10) && place.minX == 0 && abs(place.maxY - baseline) < 1)
            #expect(NSTextAttachment.character == 0xFFFC && label.text == "\u{FFFC}")
        }

        @Test func boundsPlaceTheImage() throws {
            let attachment = NSTextAttachment(image: square)
            _ = show(attachment)
            let plain = try #require(try area(of: .red))
            let lower = NSTextAttachment(image: square)
            lower.bounds = CGRect(x: 0, y: -4, width: 40, height: 10)
            #expect(show(lower).width == 40)
            #expect(try area(of: .red) == CGRect(x: 0, y: plain.minY + 4, width: 40, height: 10))
            let padded = NSTextAttachment(image: square)
            padded.lineLayoutPadding = 3
            #expect(show(padded).width == 26)
            #expect(try area(of: .red) == plain.offsetBy(dx: 3, dy: 0))
        }

        @Test func aTemplateHasTheColorOfTheText() throws {
            label.textColor = .blue
            let attachment = NSTextAttachment(image: square.withRenderingMode(.alwaysTemplate))
            let string = NSMutableAttributedString(attachment: attachment)
            string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
            label.attributedText = string
            #expect(try area(of: .red) == nil)
            #expect(try area(of: .blue)?.size == CGSize(width: 20, height: 10))
        }

        @Test func theDataOfAnImageIsShown() throws {
            let attachment = NSTextAttachment(data: square.pngData(), ofType: "public.png")
            #expect(show(attachment).width == square.size.width * square.scale)
            #expect(attachment.fileType == "public.png" && attachment.image == nil)
            #expect(show(NSTextAttachment(data: Data([1, 2]), ofType: nil), after: "a").width > 0)
        }

        @Test func textViewsAndStringsShowAttachments() throws {
            let string = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            let width = string.size().width
            string.append(NSAttributedString(attachment: NSTextAttachment(image: square)))
            #expect(abs(string.size().width - width - 20) < 1)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.attributedText = string
            screen.window.addSubview(view)
            // The edges are between pixels.
            let place = try #require(try area(of: .red))
            #expect(abs(place.width - 20) < 2 && abs(place.height - 10) < 2 && place.minX > width, "\(place)")
            view.becomeFirstResponder()
            screen.press(.keyboardDeleteOrBackspace)
            #expect(view.text == "ab ")
            #expect(try area(of: .red) == nil)
        }
    }
}
