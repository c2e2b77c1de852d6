import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor final class TapToRevealTests {
        // Made by the test itself, so that no other test's screen comes in between.
        private lazy var example = ExampleFixture(PioneersViewController())

        @Test func aTapDoublesTheRowAndAnotherOneClosesIt() throws {
            #expect(try example.height(1) == 44)
            try example.tap(1)
            example.screen.settle()
            #expect(try example.height(1) == 88)
            try example.tap(1)
            example.screen.settle()
            #expect(try example.height(1) == 44)
        }

        @Test func openingAnotherRowClosesTheFirst() throws {
            try example.tap(1)
            example.screen.settle()
            try example.tap(4)
            example.screen.settle()
            #expect(try example.height(1) == 44)
            #expect(try example.height(4) == 88)
        }

        @Test func theFullNameShowsOnlyWhileOpen() throws {
            let isHidden = { (row: Int) in
                try #require(self.example.cell(row).contentView.subviews.dropFirst().first).isHidden
            }
            #expect(try isHidden(2))
            try example.tap(2)
            example.screen.settle()
            #expect(try !isHidden(2))
        }

        @Test func theLineTravelsWithTheBottomEdge() throws {
            try example.tap(1)
            for _ in 0..<40 {
                let cell = try example.cell(1)
                let line = try #require(cell.contentView.subviews.last)
                let (row, bottom) = (example.screen.presentedFrame(of: cell), example.screen.presentedFrame(of: line))
                #expect(abs(bottom.maxY - row.maxY) < 1e-6)
                #expect(abs(bottom.height - 0.5) < 1e-9)
                example.screen.advance(by: 1 / 60)
            }
        }

        @Test func aSecondTapHalfWayTurnsTheRowRoundWithoutAKink() throws {
            try example.tap(1)
            var heights: [CGFloat] = []
            for frame in 0..<70 {
                if frame == 7 { try example.tap(1) }
                heights.append(try example.height(1))
                example.screen.advance(by: 1 / 60)
            }
            let top = try #require(heights.max())
            #expect(top > 50 && top < 88)
            #expect(heights.last == 44)
        }
    }
}
