import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

struct NSParagraphStyleTests {
    @Test func copiesDoNotChangeWithTheOriginal() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && other == style && !(copy is NSMutableParagraphStyle))
        style.lineSpacing = 5
        other.headIndent = 3
        #expect(copy.lineSpacing == 4 && copy.headIndent == 0 && other.lineSpacing == 4 && copy != style)
        style.setParagraphStyle(other)
        #expect(style == other && style.alignment == .center && style.headIndent == 3)
        #expect(NSParagraphStyle.default == NSMutableParagraphStyle())
    }

    /// Each paragraph of a text has the indents of its own style, in a label and when it is drawn as a string.
    @Test @MainActor func paragraphsHaveTheirOwnIndents() {
        let parts: [(text: String, first: CGFloat, others: CGFloat)] = [
            ("a key: " + String(repeating: "word ", count: 20), 0, 60), ("short", 0, 0),
            (String(repeating: "Wort ", count: 30) + "\u{2028}" + String(repeating: "line ", count: 30), 40, 90),
            (String(repeating: "mot ", count: 25), 0, 10),
        ]
        func text(_ parts: [(text: String, first: CGFloat, others: CGFloat)]) -> NSAttributedString {
            let all = NSMutableAttributedString(string: "")
            for (index, part) in parts.enumerated() {
                let style = NSMutableParagraphStyle()
                (style.firstLineHeadIndent, style.headIndent) = (part.first, part.others)
                let end = index + 1 < parts.count ? "\n" : ""
                let font = UIFont.systemFont(ofSize: 14)
                all.append(
                    NSAttributedString(string: part.text + end, attributes: [.font: font, .paragraphStyle: style])
                )
            }
            return all
        }
        func heights(_ string: NSAttributedString) -> [CGFloat] {
            let label = UILabel()
            (label.numberOfLines, label.attributedText) = (0, string)
            let room = CGRect(x: 0, y: 0, width: 150, height: 1e5)
            let drawn = string.boundingRect(with: room.size, options: .usesLineFragmentOrigin, context: nil)
            return [label.textRect(forBounds: room, limitedToNumberOfLines: 0).height, drawn.height]
        }
        let apart = parts.map { heights(text([$0])) }
        let together = heights(text(parts))
        for index in 0..<2 { #expect(abs(apart.reduce(0) { $0 + $1[index] } - together[index]) < 4) }
    }

    @Test func languagesHaveADirection() {
        for language in ["ar", "he", "fa-IR", "ur", "yi"] {
            #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == .rightToLeft, "\(language)")
        }
        for language in ["en", "de-CH", "ja", "az", "no such language", ""] {
            #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == .leftToRight, "\(language)")
        }
        let own = NSParagraphStyle.defaultWritingDirection(forLanguage: Locale.current.identifier)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == own)
    }
}

struct NSTextTabTests {
    @Test func aStyleHasTwelveTabsAtFirst() {
        let style = NSParagraphStyle.default
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.defaultTabInterval == 0)
        #expect(style.tabStops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
    }

    @Test func tabsAreKeptByLocation() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        let numbers = NSTextTab(
            textAlignment: .right,
            location: 90,
            options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de_CH"))]
        )
        style.addTabStop(numbers)
        style.addTabStop(NSTextTab(textAlignment: .center, location: 30))
        style.defaultTabInterval = 50
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && copy.tabStops.map(\.location) == [30, 90] && copy.defaultTabInterval == 50)
        #expect(copy.tabStops.last == numbers && copy.tabStops.last?.options[.columnTerminators] != nil)
        style.removeTabStop(NSTextTab(textAlignment: .center, location: 30))
        #expect(style.tabStops == [numbers] && copy != style)
        #expect(NSTextTab.columnTerminators(for: nil) == NSTextTab.columnTerminators(for: .current))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de")) == CharacterSet(charactersIn: ","))
    }
}
