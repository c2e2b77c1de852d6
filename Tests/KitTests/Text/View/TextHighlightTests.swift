import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TextHighlightTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 200))
        private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

        init() {
            screen.window.addSubview(view)
            screen.settle()
        }

        /// Shows a word with attributes between two others.
        private func show(_ attributes: [NSAttributedString.Key: Any]) {
            let all = attributes.merging([.foregroundColor: UIColor.red]) { own, _ in own }
            let text = NSMutableAttributedString(string: "a ")
            text.append(NSAttributedString(string: "word", attributes: all))
            text.append(NSAttributedString(string: " z"))
            view.attributedText = text
        }

        /// The colors of the word, and of the space behind it.
        private var colors: (text: SIMD4<Float>?, background: SIMD4<Float>?) {
            let run = view.setting(width: 300).runs(in: 0..<8, of: view.edited).first { $0.text == "word" }
            return (run?.style.color, run?.style.background)
        }

        private func parts(_ color: UIColor, _ opacity: CGFloat = 1) -> SIMD4<Float> {
            let parts = color.withAlphaComponent(opacity).resolvedColor(with: view.traitCollection).cgColor.rgba
            return SIMD4(parts.red, parts.green, parts.blue, parts.alpha)
        }

        @Test func aHighlightHasTheTintColor() {
            show([:])
            #expect(colors.text == parts(.red) && colors.background == nil)
            show([.textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.pink])
            #expect(colors.background == nil)
            show([.textHighlightStyle: NSAttributedString.TextHighlightStyle.default])
            #expect(colors.text == parts(.label) && colors.background == parts(.tintColor, TextHighlight.opacity))
            view.tintColor = .green
            #expect(colors.background == parts(.green, TextHighlight.opacity))
        }

        @Test func aHighlightHasTheColorOfItsScheme() {
            let schemes: [(NSAttributedString.TextHighlightColorScheme, UIColor)] = [
                (.purple, .systemPurple), (.pink, .systemPink), (.orange, .systemOrange), (.mint, .systemMint),
                (.blue, .systemBlue), (.default, .tintColor),
            ]
            for (scheme, color) in schemes {
                show([
                    .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
                    .textHighlightColorScheme: scheme,
                ])
                #expect(colors.background == parts(color, TextHighlight.opacity))
            }
        }

        @Test func theViewHasTheAttributesOfHighlights() throws {
            show([.textHighlightStyle: NSAttributedString.TextHighlightStyle.default])
            screen.settle()
            let standard = try #require(screen.picture().cgImage).allPixels
            view.textHighlightAttributes = [.backgroundColor: UIColor.blue, .foregroundColor: UIColor.white]
            #expect(colors.text == parts(.white) && colors.background == parts(.blue))
            screen.settle()
            let changed = try #require(screen.picture().cgImage).allPixels
            #expect(changed != standard && changed.joined().contains(.blue))
            view.textHighlightAttributes = nil
            #expect(view.textHighlightAttributes[.backgroundColor] as? UIColor != .blue)
            screen.settle()
            #expect(try #require(screen.picture().cgImage).allPixels == standard)
        }
    }
}
