import CoreGraphics
import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that a text fits if `textRect(forBounds:limitedToNumberOfLines:)` returns the same with
    /// and without a limit.
    @Suite @MainActor struct LabelFittingTests {
        private func rect(_ label: UILabel, width: CGFloat, lines: Int) -> CGRect {
            label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
                limitedToNumberOfLines: lines
            )
        }

        private func check(_ label: UILabel, width: CGFloat) {
            let free = label.preparedText.frame(width: width, lines: 0)
            let needed = free.lines.count
            let whole = rect(label, width: width, lines: 0)
            for limit in 1...6 {
                let limited = rect(label, width: width, lines: limit)
                #expect((limited.height < whole.height) == (needed > limit), "\(label.text ?? "") \(width) \(limit)")
                #expect((limited.size == whole.size) == (needed <= limit), "\(label.text ?? "") \(width) \(limit)")
                // The result before layout matches the drawn text after it.
                label.frame = CGRect(x: 0, y: 0, width: width, height: limited.height)
                label.numberOfLines = limit
                #expect(label.isTruncated == (needed > limit), "\(label.text ?? "") \(width) \(limit)")
            }
        }

        @Test(arguments: 0..<40)
        func sizesSayWhetherTheTextFits(seed: UInt64) {
            _ = TestScreen()
            var random = SeededGenerator(seed: seed)
            let modes = (0...5).compactMap { NSLineBreakMode(rawValue: $0) }
            for _ in 0..<3 {
                let label = UILabel()
                let end = ["", "\n", "\n\n", " \n ", "  "].randomElement(using: &random) ?? ""
                let text = NSMutableAttributedString(string: SampleText.random(words: 25, using: &random) + end)
                for start in stride(from: 0, to: text.length, by: 12) where Bool.random(using: &random) {
                    let font = UIFont.systemFont(ofSize: .random(in: 7...40, using: &random))
                    let range = NSRange(location: start, length: min(12, text.length - start))
                    text.addAttribute(.font, value: font, range: range)
                }
                label.attributedText = text
                label.lineBreakMode = modes.randomElement(using: &random) ?? .byTruncatingTail
                label.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .unspecified
                for width in [
                    CGFloat(0), 1, .random(in: 2...60, using: &random), .random(in: 60...500, using: &random),
                ] {
                    check(label, width: width)
                }
            }
        }

        @Test(arguments: ["word", "two words", "שלום עולם", "https://example.org/path", "日本語の文章", "office AVATAR "])
        func onePixelTooWideIsTooWide(text: String) {
            let screen = TestScreen(scale: 2)
            let label = UILabel()
            screen.window.addSubview(label)
            for size in stride(from: CGFloat(9), through: 30, by: 1.5) {
                label.font = .systemFont(ofSize: size)
                label.text = text
                label.numberOfLines = 1
                let width = label.intrinsicContentSize.width
                #expect(rect(label, width: width, lines: 1).size == rect(label, width: width, lines: 0).size)
                guard text.last != " " else { continue }
                let (limited, whole) = (
                    rect(label, width: width - 0.5, lines: 1), rect(label, width: width - 0.5, lines: 0)
                )
                #expect(limited.height < whole.height, "\(size)")
            }
        }

        @Test func aTrailingLineBreakStartsNoLine() {
            _ = TestScreen()
            let label = UILabel()
            for (text, lines) in [
                ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\nb\n", 2), ("a\r\nb\r\n", 2), ("a\n\nb", 3), ("", 0),
            ] {
                label.text = text
                let whole = rect(label, width: 100, lines: 0).height
                #expect(rect(label, width: 100, lines: max(1, lines)).height == whole, "\(text)")
                if lines > 1 { #expect(rect(label, width: 100, lines: lines - 1).height < whole, "\(text)") }
            }
        }
    }
}
