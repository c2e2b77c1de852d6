import Foundation
import SeededRandom
import Testing

@testable import UIKit

struct UIEdgeInsetsTests {
    @Test(arguments: [11] as [UInt64]) func insetsMoveEachEdge(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            func number() -> CGFloat { CGFloat(Int.random(in: -20...60, using: &random)) }
            let rect = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
            let insets = UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
            let inner = rect.inset(by: insets)
            let fits = rect.width >= insets.left + insets.right && rect.height >= insets.top + insets.bottom
            #expect(inner.isNull == !fits, "seed \(seed)")
            guard fits else { continue }
            #expect(inner.minX - rect.minX == insets.left && rect.maxX - inner.maxX == insets.right)
            #expect(inner.minY - rect.minY == insets.top && rect.maxY - inner.maxY == insets.bottom)
        }
        #expect(CGRect.null.inset(by: .zero).isNull)
    }

    @Test func directionDecidesWhatLeadingIs() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.absolute(isRightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.absolute(isRightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        for isRightToLeft in [false, true] {
            let absolute = insets.absolute(isRightToLeft: isRightToLeft)
            #expect(NSDirectionalEdgeInsets(absolute, isRightToLeft: isRightToLeft) == insets)
        }
    }

    @Test func codingKeepsTheNumbers() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(bytes: data, encoding: .utf8) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(try JSONDecoder().decode(UIOffset.self, from: JSONEncoder().encode(offset)) == offset)
    }
}
