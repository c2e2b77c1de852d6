import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor final class TapToRevealTests {
        // Created by the test itself, so that no other test's screen replaces it.
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
            // At this frame rate, the velocity of the spring changes by less than a tenth of a point per
            // frame, and a jump in velocity is at least half a point.
            example.screen.framesPerSecond = 480
            let name = CGPoint(x: 60, y: example.screen.presentedFrame(of: try example.cell(1)).minY + 20)
            var heights: [CGFloat] = []
            for frame in 0..<500 {
                // Touches down and up separately. A whole tap would take frames that the film would miss.
                if frame == 20 { example.screen.touchDown(at: name) }
                if frame == 44 { example.screen.touchUp() }
                heights.append(try example.height(1))
                example.screen.advance(by: 1 / 480)
            }
            let top = try #require(heights.max())
            #expect(top > 50 && top < 88)
            #expect(heights.last == 44)
            let steps = zip(heights.dropFirst(), heights).map { $0 - $1 }
            for (step, previous) in zip(steps.dropFirst(), steps) {
                #expect(abs(step - previous) < 0.2, "a kink of \(step - previous) points a frame")
            }
        }
    }
}
