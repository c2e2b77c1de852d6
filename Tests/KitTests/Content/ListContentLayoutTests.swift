import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// Tests where the parts of a list content are, without views.
@MainActor struct ListContentLayoutTests {
    private static func metrics(_ change: (inout ListContentLayout.Metrics) -> Void = { _ in })
        -> ListContentLayout.Metrics
    {
        var metrics = ListContentLayout.Metrics(
            margins: NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8),
            image: nil,
            reserved: .zero,
            imagePadding: 16,
            horizontalPadding: 8,
            verticalPadding: 4,
            prefersSideBySide: false
        )
        change(&metrics)
        return metrics
    }

    /// A text that wraps into lines of 20 points.
    private static func text(length: CGFloat) -> ListContentLayout.Text {
        .init(isEmpty: length == 0) { width in
            CGSize(width: min(length, width), height: 20 * max(1, (length / max(width, 1)).rounded(.up)))
        }
    }

    @Test func theSecondaryTextIsBelow() {
        let layout = ListContentLayout(Self.metrics(), Self.text(length: 50), Self.text(length: 60), width: 320)
        #expect(layout.text == CGRect(x: 16, y: 15, width: 296, height: 20))
        #expect(layout.secondaryText == CGRect(x: 16, y: 39, width: 296, height: 20))
        #expect(layout.height == 74)
    }

    @Test func aHigherRowHasTheContentInTheMiddle() {
        let layout = ListContentLayout(
            Self.metrics { $0.image = CGSize(width: 10, height: 10) },
            Self.text(length: 50),
            Self.text(length: 0),
            width: 320,
            height: 100
        )
        #expect(layout.text.midY == 50 && layout.image == CGRect(x: 16, y: 45, width: 10, height: 10))
        #expect(layout.text.minX == 42)
    }

    @Test func textsAreBesideEachOtherWhileBothFit() {
        let metrics = Self.metrics { $0.prefersSideBySide = true }
        let beside = ListContentLayout(metrics, Self.text(length: 188), Self.text(length: 100), width: 320)
        #expect(beside.text.maxX == 204 && beside.secondaryText == CGRect(x: 212, y: 15, width: 100, height: 20))
        #expect(beside.height == 50)
        let below = ListContentLayout(metrics, Self.text(length: 189), Self.text(length: 100), width: 320)
        #expect(below.secondaryText.minY == 39 && below.height == 74)
    }

    @Test func theReservedRoomAlignsTexts() {
        for width in [10, 24, 30] as [CGFloat] {
            let metrics = Self.metrics {
                ($0.image, $0.reserved) = (CGSize(width: width, height: 10), CGSize(width: 30, height: 30))
            }
            let layout = ListContentLayout(metrics, Self.text(length: 50), Self.text(length: 0), width: 320)
            #expect(layout.text.minX == 62 && layout.image.midX == 31 && layout.height == 60)
        }
    }

    /// Parts are inside the margins and don't overlap, and a row of the fitting height is laid out as that height says.
    @Test(arguments: 0..<50 as Range<UInt64>) func partsAreApart(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let value = { (range: ClosedRange<CGFloat>) in CGFloat.random(in: range, using: &generator).rounded() }
        let metrics = Self.metrics {
            $0.prefersSideBySide = seed % 2 == 0
            if seed % 3 > 0 { $0.image = CGSize(width: value(1...60), height: value(1...60)) }
            if seed % 5 > 2 { $0.reserved = CGSize(width: value(60...80), height: value(0...80)) }
        }
        let (first, second) = (Self.text(length: value(0...900)), Self.text(length: value(0...900)))
        let fitting = ListContentLayout(metrics, first, second, width: 320)
        #expect(ListContentLayout(metrics, first, second, width: 320, height: fitting.height) == fitting)
        let parts = [
            (fitting.image, metrics.image == nil), (fitting.text, first.isEmpty),
            (fitting.secondaryText, second.isEmpty),
        ]
        .filter { !$0.1 }.map(\.0)
        for (index, part) in parts.enumerated() {
            #expect(part.minY >= 14.5 && part.maxY <= fitting.height - 14.5)
            #expect(part.minX >= 16 && part.maxX <= 312)
            for other in parts.dropFirst(index + 1) { #expect(!part.intersects(other)) }
        }
    }
}
