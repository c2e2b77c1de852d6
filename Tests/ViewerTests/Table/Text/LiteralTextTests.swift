import Testing
import TextLayout
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Every text that shows what is in a file has fonts that draw its characters as themselves.
    @Suite @MainActor struct LiteralTextTests {
        nonisolated private static let sequences = ["0x1F3a", "1920x1080", "->", "=>", "ffi"]
        nonisolated private static let words = sequences.joined(separator: " ")

        /// Files of the kinds of rows that there are, each with the sequences in its texts.
        nonisolated private static let files: [(name: String, text: String)] = [
            ("->.json", #"{"0x1F3a -> ": {"a": "\#(words)\n\#(words)", "=>": 1}, "b": ["\#(words)"]}"#),
            ("lines.jsonl", String(repeating: #"{"->": "\#(words)", "size": "1920x1080"}"# + "\n", count: 3)),
            ("table.csv", "size,-> x,note\n" + String(repeating: "1920x1080,0x1F3a,\(words)\n", count: 3)),
            ("app.log", "2026-01-01 10:00:00 ERROR main \(words)\n  at \(words)\n{\"a\": \"->\"}\n"),
            ("plain.txt", "pid cmd\n  1 \(words)\n  2 \(words)\n"),
            ("prose.txt", "It says \(words), which is a sentence. " + String(repeating: "-> and on. ", count: 9000)),
            ("notes.md", "# Of \(words)\n\nText with \(words).\n\n```\n\(words)\n```\n"),
            ("page.xml", "<a b='->'><c>\(words)</c></a>"),
            ("a.diff", "--- a/->\n+++ b/->\n@@ -1 +1 @@\n-\(words)\n+\(words)!\n"),
            ("broken.json", #"{"a": -> 0x1F3a"#),
        ]

        private func check(_ name: String, _ text: String, width: CGFloat, pattern: String?) throws {
            let screen = TestScreen(size: CGSize(width: width, height: 700))
            let controller = DocumentViewController(document(text, named: name))
            let navigation = UINavigationController(rootViewController: controller)
            screen.show(navigation)
            screen.settle()
            for row in 0..<4 {
                guard let id = controller.rows.outline.id(at: row) else { continue }
                controller.expander.set(.expanded, for: id, animated: false)
                screen.settle()
            }
            if let pattern {
                screen.press(.keyboardF, modifiers: .control)
                screen.type(pattern)
                screen.settle()
            }
            let texts = Self.texts(in: navigation.view)
            try #require(!texts.isEmpty, "\(name)")
            for text in texts {
                text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, range, _ in
                    let features = (font as? UIFont)?.fontDescription.features
                    let isLiteral = [.contextualAlternates, .commonLigatures, .contextualLigatures].allSatisfy {
                        features?[$0] == false
                    }
                    #expect(isLiteral, "\(name): “\(text.attributedSubstring(from: range).string)”")
                }
            }
        }

        @Test(arguments: files) func textsAreDrawnAsTheyAre(name: String, text: String) throws {
            for width in [390, 1300] as [CGFloat] {
                try check(name, text, width: width, pattern: nil)
                try check(name, text, width: width, pattern: "->")
            }
        }

        /// The texts of labels and fields that are shown in a view and in which one of the sequences is.
        private static func texts(in view: UIView) -> [NSAttributedString] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            let own: NSAttributedString? =
                switch view {
                case let label as UILabel: label.attributedText
                case let field as UITextField: field.attributedText
                default: nil
                }
            let texts = view.subviews.flatMap(Self.texts)
            guard let own, sequences.contains(where: own.string.contains) else { return texts }
            return [own] + texts
        }

        /// A label is as wide as the characters are one by one.
        @Test(arguments: ["0x1F3a", "1920x1080", "->", "=>"])
        func aLiteralFontDrawsNoOtherCharacters(sequence: String) {
            let literal = UIFont.systemFont(ofSize: 15).literal
            #expect(literal.pointSize == 15)
            #expect(LineWidth.of(sequence, font: literal) != LineWidth.of(sequence, font: .systemFont(ofSize: 15)))
            let digits = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular).literal
            #expect(LineWidth.of("111", font: digits) == LineWidth.of("888", font: digits))
        }
    }
}
