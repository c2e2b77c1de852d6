import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct BarItemLayoutTests {
    @Test func flexibleSpacesShareWhatIsLeft() {
        let items: [BarItemLayout.Width] = [.flexible, .fixed(40), .flexible, .fixed(60), .flexible]
        #expect(BarItemLayout.widths(of: items, in: 400) == [100, 40, 100, 60, 100])
        #expect(BarItemLayout.widths(of: items, in: 100) == [0, 40, 0, 60, 0])
        #expect(BarItemLayout.widths(of: [.fixed(30), .fixed(-4)], in: 90) == [30, 0])
    }

    @Test func theWidestItemsMakeRoom() {
        #expect(BarItemLayout.widths(of: [.fixed(200), .fixed(44), .fixed(120)], in: 244) == [100, 44, 100])
        #expect(BarItemLayout.widths(of: [.fixed(44), .fixed(44)], in: 44) == [22, 22])
        #expect(BarItemLayout.widths(of: [.fixed(44), .flexible], in: -10) == [0, 0])
    }

    @Test func itemsFitAndNoneIsWiderThanItWants() {
        var random = SeededGenerator(seed: 71)
        for _ in 0..<2_000 {
            let items = (0..<Int.random(in: 0...7, using: &random)).map { _ -> BarItemLayout.Width in
                Bool.random(using: &random) ? .flexible : .fixed(CGFloat(Int.random(in: 0...200, using: &random)))
            }
            let room = CGFloat(Int.random(in: 0...600, using: &random))
            let widths = BarItemLayout.widths(of: items, in: room)
            #expect(widths.count == items.count && widths.allSatisfy { $0 >= 0 })
            #expect(widths.reduce(0, +) <= room + 1e-9, "\(items) in \(room)")
            var limit = CGFloat.infinity
            for case (.fixed(let wish), let width) in zip(items, widths) {
                #expect(width <= wish)
                if width < wish { limit = min(limit, width) }
            }
            // An item that got less than it wants is as wide as any other.
            #expect(widths.allSatisfy { $0 <= limit + 1e-9 } || limit == .infinity)
        }
    }
}
