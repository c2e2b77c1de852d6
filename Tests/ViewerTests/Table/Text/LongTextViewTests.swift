import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests long texts, of which only the visible lines are laid out.
    @Suite @MainActor struct LongTextViewTests {
        private let screen = TestScreen(size: CGSize(width: 390, height: 600))

        private static func record(_ count: Int) -> String {
            "\"" + (0..<count).map { "line \($0) of a long cell" }.joined(separator: "\n") + "\",end"
        }

        private func show(_ text: String, named name: String, as format: FormatName? = nil) -> DocumentViewController {
            let controller = DocumentViewController(document(text, named: name, as: format))
            screen.show(controller)
            screen.settle()
            return controller
        }

        private func labels(in view: UIView) -> [UILabel] {
            ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
        }

        /// Returns the total length of the texts in all labels, including those of cells in the reuse queue.
        private func bytesShown(_ controller: DocumentViewController) -> Int {
            labels(in: controller.tableView).reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }
        }

        @Test func aDetailIsUncoveredAtItsSize() throws {
            let text = "commit 54648a5872cbe3197a7eff7d9e\n\n    Bring content back within its edges\n"
            let view = LongTextView(font: .systemFont(ofSize: 13), color: .black)
            screen.window.addSubview(view)
            view.show(LongText(text, font: view.font), highlight: nil)
            UIView.animate(withDuration: 0.3) {
                UIView.performWithoutAnimation { view.frame = CGRect(x: 0, y: 0, width: 300, height: 80) }
                view.layoutIfNeeded()
            }
            screen.advance(by: 0.1)
            let label = try #require(labels(in: view).first)
            #expect(screen.presentedFrame(of: label) == view.frame)
        }

        /// Views that show one text after another share its beginning, and each marks its own matches in it.
        @Test func theBeginningOfATextIsKept() throws {
            let text = (0..<300).map { "\($0), " }.joined()
            let font = UIFont.systemFont(ofSize: 15)
            let content = LongText(text, spans: [TextSpan(0..<1, .number), TextSpan(3..<4, .key)], font: font)
            let views = (0..<2).map { _ in LongTextView(font: font, color: .black) }
            func head(_ view: LongTextView, width: CGFloat = 300, marks: [Range<Int>] = []) -> NSAttributedString? {
                view.show(content, highlight: Highlight(ranges: { _ in marks }, isCurrent: false))
                _ = view.height(lines: 1, width: width)
                return labels(in: view).first?.attributedText
            }
            let first = try #require(head(views[0]))
            let kept = try #require(content.lastHead?.styled)
            #expect(first.string == kept.string && first.string.hasSuffix("…"))
            #expect(head(views[1])?.isEqual(first) == true && content.lastHead?.styled === kept)
            let marked = try #require(head(views[1], marks: [0..<2]))
            #expect(marked.string == first.string && !marked.isEqual(first) && content.lastHead?.styled === kept)
            #expect(head(views[0])?.isEqual(first) == true)
            views[0].font = .systemFont(ofSize: 20)
            #expect(head(views[0])?.attribute(.font, at: 9, effectiveRange: nil) as? UIFont == views[0].font)
            let wide = try #require(head(views[1], width: 600))
            #expect(wide.length > first.length && wide.string == content.lastHead?.text)
        }

        @Test func onlyWhatIsInSightIsShown() throws {
            let rows = (0..<3).map { _ in Self.record(2500) }.joined(separator: "\n")
            let controller = show("text,b\n" + rows, named: "a.csv")
            let table = controller.tableView
            let before = bytesShown(controller)
            for row in 0..<3 {
                table.scrollToRow(at: [0, row], at: .top, animated: false)
                controller.tableView(table, didSelectRowAt: [0, row])
                screen.settle()
            }
            let height = table.rectForRow(at: [0, 0]).height
            #expect(height > 30_000)
            for offset in [0, height / 2, height - 700] {
                table.contentOffset.y = offset
                screen.settle()
                #expect(bytesShown(controller) < 20_000)
                let cell = try #require(table.visibleCells.first as? DocumentCell)
                let texts = labels(in: cell).filter { !$0.isHidden && $0.text != nil }
                for y in stride(
                    from: max(offset, cell.frame.minY + 60),
                    to: min(offset + 600, cell.frame.maxY - 30),
                    by: 9
                ) {
                    let isCovered = texts.contains {
                        let frame = $0.convert($0.bounds, to: table)
                        return frame.minY - 8 <= y && y <= frame.maxY + 8
                    }
                    #expect(isCovered, "nothing at \(y)")
                }
            }
            for row in (0..<3).reversed() {
                controller.tableView(table, didSelectRowAt: [0, row])
                screen.settle()
            }
            #expect(bytesShown(controller) <= before)
        }

        /// A text in blocks looks the same as in one label.
        @Test(arguments: [false, true]) func blocksLookAsOneLabel(isDetail: Bool) throws {
            let font = isDetail ? DocumentCell.detailFont : DocumentCell.summaryFont
            let text = (0..<60).map { "line \($0) of a text, \(String(repeating: "word ", count: $0 % 20))" }
                .joined(separator: "\n")
            let view = LongTextView(font: font, color: .label)
            let label = UILabel()
            (label.font, label.numberOfLines, label.text) = (font, 0, text)
            view.show(LongText(text, font: font), highlight: nil)
            let height = view.height(lines: 0, width: 300)
            #expect(height == label.sizeThatFits(CGSize(width: 300, height: 1e5)).height.rounded(.up))
            let pictures = [view, label].map { shown -> UIImage in
                shown.frame = CGRect(
                    x: 0,
                    y: 0,
                    width: 300,
                    height: shown === label ? label.sizeThatFits(CGSize(width: 300, height: 0)).height : height
                )
                screen.window.addSubview(shown)
                (shown as? LongTextView)?.showBlocks(from: 0, to: 600)
                screen.settle()
                defer { shown.removeFromSuperview() }
                return screen.picture()
            }
            #expect(view.isInBlocks)
            #expect(pictures[0].pngData() == pictures[1].pngData())
        }

        /// The wrapped lines of a value begin under the value, at each width, and again after a text without a key.
        @Test func wrappedLinesBeginUnderTheValue() {
            let font = DocumentCell.summaryFont
            let words = String(repeating: "word ", count: 30)
            let view = LongTextView(font: font, color: .label)
            let key = LongText("key: " + words, spans: [TextSpan(0..<5, .key)], font: font)
            let plain = LongText(words, font: font)
            let indent = key.indent(ofLine: 0..<key.text.utf8.count, width: 300)
            #expect(
                indent > 20 && abs(indent - LineWidth.of("key:  |", font: font) + LineWidth.of(" |", font: font)) < 1
            )
            for width in [300.0, 200, 300] {
                view.show(key, highlight: nil)
                let value = UILabel()
                (value.font, value.numberOfLines, value.text) = (font, 0, words)
                let narrow = value.sizeThatFits(CGSize(width: width - indent, height: 1e5)).height.rounded(.up)
                #expect(view.height(lines: 0, width: width) == narrow, "\(width)")
                view.show(plain, highlight: nil)
                let wide = value.sizeThatFits(CGSize(width: width, height: 1e5)).height.rounded(.up)
                #expect(view.height(lines: 0, width: width) == wide, "\(width)")
            }
        }

        /// Code is written from left to right, at the left, in a layout from right to left.
        @Test func codeIsAtTheLeft() throws {
            screen.setLayoutDirection(rightToLeft: true)
            defer { screen.setLayoutDirection(rightToLeft: false) }
            let code = "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-    old\n+    new\n"
            let controller = show(code, named: "a.diff")
            controller.tableView(controller.tableView, didSelectRowAt: [0, 0])
            screen.settle()
            let shown = labels(in: controller.tableView).filter { $0.text?.contains("+    new") == true }
            let style = shown.first?.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            let paragraph = try #require(style as? NSParagraphStyle)
            #expect(paragraph.alignment == .left && paragraph.baseWritingDirection == .leftToRight)
        }

        @Test func aMarkIsWhereItsLineIs() throws {
            let text = (0..<2000).map { "line \($0) word" }.joined(separator: "\n")
            let long = LongText(text, font: DocumentCell.detailFont)
            for line in [0, 1, 31, 32, 999, 1999] {
                let range = try #require(text.range(of: "line \(line) "))
                let offset = range.upperBound.utf16Offset(in: text)
                let top = long.topOfLine(atUTF16: offset, width: 300)
                #expect(abs(top - CGFloat(line) * DocumentCell.detailFont.lineHeight) < 0.01, "line \(line)")
            }
        }

        @Test func aFoundTextDeepInALongRowIsMarkedAndInSight() throws {
            let text = (0..<3000).map { "line \($0)" }.joined(separator: "\n")
            let controller = show("first\n\n" + text + "\n\nlast", named: "a.txt", as: .text)
            controller.revealer.reveal(1, opens: true)
            screen.settle()
            let cell = try #require(controller.tableView.cellForRow(at: [0, 1]) as? DocumentCell)
            cell.mark(
                Highlight(
                    ranges: { text in
                        text.range(of: "line 1200").map {
                            [$0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text)]
                        } ?? []
                    },
                    isCurrent: true
                )
            )
            let mark = try #require(cell.firstMark)
            controller.tableView.contentOffset.y = cell.frame.minY + mark.minY - 200
            screen.settle()
            let marked = labels(in: cell).filter { label in
                guard let text = label.attributedText, text.length > 0 else { return false }
                var isMarked = false
                text.enumerateAttribute(.backgroundColor, in: NSRange(0..<text.length)) { value, range, _ in
                    guard value != nil else { return }
                    isMarked = text.attributedSubstring(from: range).string == "line 1200"
                }
                return isMarked
            }
            #expect(marked.count == 1)
        }
    }
}
