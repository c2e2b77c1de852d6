import CoreGraphics
import Foundation
import Testing

@testable import UIKit

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
