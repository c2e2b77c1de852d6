import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct TabLayoutTests {
    @Test func tabsOfTheStandardWidthAreInTheCenter() {
        let layout = TabLayout(count: 3, in: 375)
        #expect(layout.platterWidth == 274)
        #expect(layout.platter.lowerBound == 50.5)
        #expect(layout.itemWidth == 85.75 && layout.spacing == 0)
        #expect(layout.place(of: 1) == 94.125)
    }

    @Test func tabsFillTheBarOrHaveTheirOwnWidth() {
        let fill = TabLayout(count: 2, in: 400, positioning: .fill, itemWidth: 30, itemSpacing: 30)
        #expect(fill.platter == 8..<392)
        let width: CGFloat = (384 - 16.75) / 2
        #expect(fill.itemWidth == width)
        let centered = TabLayout(count: 2, in: 400, positioning: .centered, itemWidth: 50, itemSpacing: 20)
        #expect(centered.itemWidth == 50 && centered.spacing == 20)
        #expect(centered.platterWidth == 136.75)
        #expect(TabLayout(count: 2, in: 400, itemWidth: 50, itemSpacing: 20) == TabLayout(count: 2, in: 400))
    }

    @Test func tabsAreInsideThePlatterAndThePlatterInTheBar() {
        var random = SeededGenerator(seed: 19)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let width = CGFloat(Int.random(in: 0...900, using: &random))
            let layout = TabLayout(
                count: count,
                in: width,
                positioning: [.automatic, .fill, .centered].randomElement(using: &random) ?? .fill,
                itemWidth: CGFloat(Int.random(in: -10...200, using: &random)),
                itemSpacing: CGFloat(Int.random(in: -10...100, using: &random))
            )
            #expect(layout.platterWidth <= max(width - 16, 0) + 1e-9)
            #expect(abs(layout.platter.lowerBound + layout.platter.upperBound - width) < 1e-9, "centered")
            #expect(layout.itemWidth >= 0 && layout.spacing >= 0)
            guard count > 0 else { continue }
            #expect(layout.place(of: 0) >= 0)
            #expect(layout.place(of: count - 1) + layout.itemWidth <= layout.platterWidth + 1e-9)
        }
    }
}
