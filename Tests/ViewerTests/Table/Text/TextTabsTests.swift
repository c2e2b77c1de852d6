import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests that a tab divides what is before it from what is behind it.
    @Suite @MainActor struct TextTabsTests {
        private static let fonts = [DocumentCell.summaryFont, DocumentCell.cellFont, DocumentCell.detailFont]

        private func space(_ font: UIFont) -> CGFloat { LineLead.width(of: " ", font: font) }

        @Test(arguments: 0..<3) func aTabIsNeverNarrowerThanASpace(index: Int) {
            let font = Self.fonts[index]
            for count in 0...200 {
                let text = String(repeating: "i", count: count)
                let width = LineWidth.of(text + "\t|", font: font) - LineWidth.of(text + "|", font: font)
                #expect(width > space(font) - 0.1 && width < 9.1 * space(font), "\(count)")
            }
            #expect(LineWidth.of("ada\t1920x1080", font: font) > LineWidth.of("ada1920x1080", font: font) + 3)
        }

        /// In letters of one width, tabs end at every eighth column, as in terminals.
        @Test func columnsAreAsWideAsInTerminals() {
            let font = DocumentCell.detailFont
            for count in 0...40 {
                let text = String(repeating: "x", count: count) + "\t|"
                #expect(
                    abs(LineWidth.of(text, font: font) / space(font) - CGFloat(count / 8 * 8 + 9)) < 0.05,
                    "\(count)"
                )
            }
        }

        /// Every text with a tab that is in a file has these tabs.
        @Test(arguments: [
            ("a.json", #"{"a": "x\ty\tz", "b": "one\n\ttwo"}"#), ("a.txt", "a\tb c\nd e f\n\tg\th\ti\n"),
            ("a.csv", "a,b,c\n" + String(repeating: "x\ty,one\ttwo,3\n", count: 4)),
            ("a.log", "2026-01-01 10:00:00 INFO a\tb\n\tat c\td\n"),
            ("a.swift", "func a() {\n\tlet b = 1\t// c\n}\n"), ("a.md", "a\tb\n\n\tcode\tmore\n"),
        ])
        func textsHaveTheTabs(name: String, text: String) throws {
            for width in [390, 1300] as [CGFloat] {
                let screen = TestScreen(size: CGSize(width: width, height: 700))
                let controller = DocumentViewController(document(text, named: name))
                screen.show(controller)
                screen.settle()
                for row in 0..<4 {
                    guard let id = controller.rows.outline.id(at: row) else { continue }
                    controller.expander.set(.expanded, for: id, animated: false)
                    screen.settle()
                }
                let labels = labels(in: controller.tableView).filter { $0.text?.contains("\t") == true }
                try #require(!labels.isEmpty, "\(name)")
                for label in labels {
                    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                    let tabs = try #require(style as? NSParagraphStyle, "\(name): \(label.text ?? "")")
                    #expect(tabs.tabStops.isEmpty && abs(tabs.defaultTabInterval - 8 * space(label.font)) < 0.1)
                }
            }
        }

        /// Code is indented from the left, also in a layout from right to left.
        @Test func codeInsideRowsIsIndentedFromTheLeft() throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            func places() throws -> [CGFloat] {
                let controller = DocumentViewController(
                    document("a {\n  b {\n    c\n  }\n}\n", named: "a.conf", as: .outline)
                )
                screen.show(controller)
                screen.settle()
                for row in 0..<2 {
                    let id = try #require(controller.rows.outline.id(at: row))
                    controller.expander.set(.expanded, for: id, animated: false)
                    screen.settle()
                }
                let labels = labels(in: controller.tableView).filter { ["a {", "b {", "c"].contains($0.text) }
                return labels.map { $0.convert($0.bounds, to: screen.window).minX }.sorted()
            }
            let own = try places()
            try #require(own.count == 3 && own[0] < own[1] && own[1] < own[2], "\(own)")
            screen.setLayoutDirection(rightToLeft: true)
            defer { screen.setLayoutDirection(rightToLeft: false) }
            // The indicator is at the left there.
            let mirrored = try places()
            #expect(mirrored.map { $0 - mirrored[0] } == own.map { $0 - own[0] }, "\(mirrored)")
        }

        private func labels(in view: UIView) -> [UILabel] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
        }
    }
}
