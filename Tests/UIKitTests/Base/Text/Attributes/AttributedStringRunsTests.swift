import Foundation
import SeededRandom
import Testing

@testable import UIKit

struct AttributedStringRunsTests {
    private final class Value: NSObject {
        private let mark = FoundationMark()
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    private static let key = NSAttributedString.Key("value")

    init() throws {
        try #require(AttributedStringRuns.areReleased)
    }

    /// Returns whether the value of an attribute is gone after the strings that `make` returns are.
    private func isReleased(_ make: (NSAttributedString) -> Any) -> Bool {
        weak var value: Value?
        func run() {
            let own = Value(1)
            value = own
            let made = make(NSAttributedString(string: "some text", attributes: [Self.key: own]))
            withExtendedLifetime(made) {}
        }
        run()
        return value == nil
    }

    @Test func attributesAreReleasedWithTheirString() {
        #expect(isReleased { $0 })
        #expect(isReleased { NSAttributedString(attributedString: $0) })
        #expect(isReleased { $0.mutableCopy() })
        #expect(isReleased { $0.attributedSubstring(from: NSRange(location: 2, length: 3)) })
        #expect(
            isReleased {
                let text = NSMutableAttributedString(attributedString: $0)
                text.append($0)
                text.deleteCharacters(in: NSRange(location: 0, length: 4))
                return [text, NSAttributedString(attributedString: text)]
            }
        )
    }

    @Test func aCopyKeepsItsAttributes() {
        var text: NSMutableAttributedString? = NSMutableAttributedString(
            string: "some text",
            attributes: [Self.key: Value(7)]
        )
        let copies = [text.map { NSAttributedString(attributedString: $0) }, text?.copy() as? NSAttributedString]
        text = nil
        for copy in copies {
            #expect((copy?.attribute(Self.key, at: 3, effectiveRange: nil) as? Value)?.number == 7)
        }
    }

    /// Strings that are made from each other in random ways have the attributes of their characters, and leave none
    /// behind.
    @Test(arguments: 0..<50) func stringsKeepTheirAttributes(seed: UInt64) {
        weak var last: Value?
        func run() {
            var generator = SeededGenerator(seed: seed)
            var strings: [(text: NSAttributedString, numbers: [Int])] = []
            for number in 0..<60 {
                let value = Value(number)
                last = value
                let other = strings.randomElement(using: &generator)
                switch Int.random(in: 0...5, using: &generator) {
                case 0:
                    strings.append(
                        (NSAttributedString(string: "abc", attributes: [Self.key: value]), [number, number, number])
                    )
                case 1:
                    if let other { strings.append((NSAttributedString(attributedString: other.text), other.numbers)) }
                case 2:
                    guard let other, other.numbers.count > 1 else { continue }
                    let range = NSRange(location: 1, length: other.numbers.count - 1)
                    strings.append((other.text.attributedSubstring(from: range), Array(other.numbers.dropFirst())))
                case 3:
                    guard let other else { continue }
                    let text = NSMutableAttributedString(attributedString: other.text)
                    text.append(NSAttributedString(string: "d", attributes: [Self.key: value]))
                    strings.append((text, other.numbers + [number]))
                case 4:
                    guard let other, let text = other.text.mutableCopy() as? NSMutableAttributedString else { continue }
                    text.setAttributes([Self.key: value], range: NSRange(location: 0, length: 1))
                    strings.append((text, [number] + other.numbers.dropFirst()))
                default:
                    if !strings.isEmpty { strings.remove(at: Int.random(in: strings.indices, using: &generator)) }
                }
                for (text, numbers) in strings {
                    let found = (0..<text.length).map {
                        (text.attribute(Self.key, at: $0, effectiveRange: nil) as? Value)?.number
                    }
                    #expect(found == numbers)
                }
            }
        }
        run()
        #expect(last == nil)
    }
}
