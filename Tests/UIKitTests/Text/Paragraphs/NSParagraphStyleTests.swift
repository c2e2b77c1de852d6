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
