import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests UIKit's objects as the values of attributes.
@MainActor struct FoundationMarkTests {
    private static let key = NSAttributedString.Key("value")

    /// Pairs of unequal objects, of each class that attributes may contain.
    private static var pairs: [(any NSObjectProtocol & Equatable, any NSObjectProtocol & Equatable)] {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        return [
            (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 20)),
            (UIColor.red, UIColor(red: 0, green: 0, blue: 0, alpha: 0)),
            (NSParagraphStyle(), style),
            (UIFont.systemFont(ofSize: 12).fontDescriptor, UIFont.systemFont(ofSize: 20).fontDescriptor),
            (UIImage(), UIImage(systemName: "star") ?? UIImage()),
            (UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)),
        ]
    }

    @Test func attributesOfNeighboursAreCompared() {
        for (one, other) in Self.pairs {
            let text = NSMutableAttributedString(string: "one two three")
            text.addAttribute(Self.key, value: one, range: NSRange(location: 0, length: 4))
            text.addAttribute(Self.key, value: other, range: NSRange(location: 4, length: 4))
            text.setAttributes([Self.key: one], range: NSRange(location: 8, length: 5))
            text.addAttribute(Self.key, value: other, range: NSRange(location: 2, length: 8))
            text.append(NSAttributedString(string: " four", attributes: [Self.key: other]))
            text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "zz")
            let copy = NSMutableAttributedString(attributedString: text)
            #expect(copy.isEqual(to: text))
            copy.addAttribute(Self.key, value: one, range: NSRange(location: 0, length: copy.length))
            #expect(!copy.isEqual(to: text))
            var ranges: [NSRange] = []
            text.enumerateAttribute(Self.key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                #expect(value != nil)
                ranges.append(range)
            }
            #expect(ranges.map(\.location) == [0, 3, 10, 13], "\(type(of: one))")
        }
    }

    @Test func equalValuesMakeOneRun() {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: 3))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 3, length: 4))
        var range = NSRange()
        _ = text.attribute(.font, at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 7))
    }

    /// Whatever the objects contain, the word that Foundation reads isn't zero.
    @Test func theMarkStandsFirst() {
        for (one, other) in Self.pairs {
            for object in [one as AnyObject, other as AnyObject] {
                let word = unsafeBitCast(object, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UInt.self)
                #expect(word == 1 << 8, "\(type(of: object))")
            }
        }
    }
}
