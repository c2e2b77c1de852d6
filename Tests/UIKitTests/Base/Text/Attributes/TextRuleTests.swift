import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor struct TextRuleTests {
    /// Returns the rows of a column through invisible text that a line covers, as ranges.
    private func lines(_ attributes: [NSAttributedString.Key: Any]) throws -> [Range<Int>] {
        let common: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 48), .foregroundColor: UIColor.clear,
        ]
        let text = NSAttributedString(string: "mmm", attributes: common.merging(attributes) { $1 })
        let image = try drawn(100, 80) { _ in text.draw(at: .zero) }
        let rows = (0..<80).filter { image.pixel(30, $0).red > 100 }
        return rows.reduce(into: []) { ranges, row in
            if ranges.last?.upperBound == row, let last = ranges.popLast() {
                ranges.append(last.lowerBound..<row + 1)
            } else {
                ranges.append(row..<row + 1)
            }
        }
    }

    private static let keys: [(NSAttributedString.Key, NSAttributedString.Key)] = [
        (.underlineStyle, .underlineColor), (.strikethroughStyle, .strikethroughColor),
    ]

    @Test func aLineHasItsOwnColor() throws {
        for (style, color) in Self.keys {
            #expect(try lines([style: NSUnderlineStyle.single.rawValue]).isEmpty)
            #expect(try lines([style: NSUnderlineStyle.single.rawValue, color: UIColor.red]).count == 1)
            #expect(try lines([color: UIColor.red]).isEmpty)
        }
    }

    @Test func linesAreThickOrDouble() throws {
        for (style, color) in Self.keys {
            let single = try lines([style: NSUnderlineStyle.single.rawValue, color: UIColor.red])
            let thick = try lines([style: NSUnderlineStyle.thick.rawValue, color: UIColor.red])
            let double = try lines([style: NSUnderlineStyle.double, color: UIColor.red])
            try #require(single.count == 1 && thick.count == 1)
            #expect(thick[0].count > single[0].count && double.count == 2)
        }
    }

    @Test func trackingWidensTextInPlaceOfTheKern() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "mmm", attributes: attributes).size().width
        }
        #expect(width([.tracking: 4]) == width([.kern: 4]) && width([.tracking: 4]) > width([:]))
        #expect(width([.tracking: 4, .kern: 9]) == width([.kern: 4]))
    }
}
