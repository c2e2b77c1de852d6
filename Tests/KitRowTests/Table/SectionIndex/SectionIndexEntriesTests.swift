import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SectionIndexEntriesTests {
    @Test func titlesThatFitAreAllShown() {
        let entries = SectionIndexEntries(numberOfTitles: 3, height: 3 * 14)
        #expect(entries.entries == [.title(0), .title(1), .title(2)] && entries.height == 42)
        #expect([-50, 0, 13.9, 14, 41, 42, 900].map(entries.title) == [0, 0, 0, 1, 2, 2, 2])
    }

    @Test func dotsStandForTitlesThatDoNotFit() {
        let five = SectionIndexEntries(numberOfTitles: 27, height: 5 * 14 + 13)
        #expect(five.entries == [.title(0), .dot, .title(13), .dot, .title(26)])
        let four = SectionIndexEntries(numberOfTitles: 5, height: 4 * 14)
        #expect(four.entries == [.title(0), .dot, .title(4)])
        #expect(SectionIndexEntries(numberOfTitles: 9, height: 20).entries == [.title(0)])
        for height in [13, 0, -8] as [CGFloat] {
            let none = SectionIndexEntries(numberOfTitles: 9, height: height)
            #expect(none.entries.isEmpty && none.title(at: 4) == nil)
        }
        #expect(SectionIndexEntries(numberOfTitles: 0, height: 90).title(at: 4) == nil)
        #expect(five.title(at: .nan) == nil && five.title(at: .infinity) == nil)
    }

    @Test func everyTitleIsReachedAtEveryHeight() {
        for count in 1...40 {
            for height in stride(from: CGFloat(14), through: 45 * 14, by: 7) {
                let index = SectionIndexEntries(numberOfTitles: count, height: height)
                #expect(index.height <= height)
                let shown = index.entries.compactMap { entry -> Int? in
                    if case .title(let number) = entry { number } else { nil }
                }
                #expect(shown == Set(shown).sorted() && shown.first == 0, "\(count) titles in \(height)")
                if shown.count > 1 { #expect(shown.last == count - 1, "\(count) titles in \(height)") }
                // A dot is between two titles and stands for one title or more.
                for (entry, next) in zip(index.entries, index.entries.dropFirst()) where index.entries.count < count {
                    #expect((entry == .dot) != (next == .dot), "\(count) titles in \(height)")
                }
                #expect(index.entries.count <= count)
                let reached = stride(from: 0, to: index.height, by: 0.25).compactMap(index.title)
                #expect(Set(reached).count == count && reached == reached.sorted(), "\(count) titles in \(height)")
                // The title under a finger on an entry is that entry, or one near it.
                for (place, entry) in index.entries.enumerated() where index.entries.count == count {
                    let middle = (CGFloat(place) + 0.5) * SectionIndexEntries.entryHeight
                    #expect(index.title(at: middle).map(SectionIndexEntries.Entry.title) == entry)
                }
            }
        }
    }
}
