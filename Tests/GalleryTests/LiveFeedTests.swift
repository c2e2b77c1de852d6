import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct LiveFeedTests {
        @Test func nothingMovesWhenAMessageArrives() throws {
            let fixture = try UnfoldingFixture(LiveFeedViewController(interval: nil))
            for offset: CGFloat in [0, 70, 400] {
                fixture.table.contentOffset.y = offset
                fixture.screen.settle()
                for _ in 0..<3 {
                    let cells = fixture.table.visibleCells
                    let trace = fixture.screen.trace(cells) {
                        fixture.controller.receive()
                        fixture.screen.advance(by: 0.5)
                    }
                    #expect(trace.firstMovement() == nil, "at \(offset)")
                }
            }
        }

        @Test func rowsOnTheirWayGoOnAsIfNothingHadHappened() throws {
            var ways: [MotionCurve] = []
            for arrivals in [[], [6, 20]] {
                let fixture = try UnfoldingFixture(LiveFeedViewController(interval: nil))
                fixture.table.contentOffset.y = 100
                fixture.screen.settle()
                let cell = try fixture.cell(try #require(try fixture.rowsThatUnfold.first))
                let trace = fixture.screen.trace([cell]) {
                    fixture.screen.tap(cell)
                    for frame in 0..<60 {
                        if arrivals.contains(frame) { fixture.controller.receive() }
                        fixture.screen.advance(by: 1 / 120)
                        #expect(fixture.gap == nil)
                    }
                }
                #expect(trace[0].curve(\.minY).firstMovement() == nil)
                ways.append(trace[0].curve(\.height))
            }
            #expect(ways[0].change > 10)
            for (one, other) in zip(ways[0].values, ways[1].values) { #expect(abs(one - other) < 0.01) }
        }

        @Test func openMessagesStayOpen() throws {
            let fixture = try UnfoldingFixture(LiveFeedViewController(interval: nil))
            let row = try #require(try fixture.rowsThatUnfold.first)
            let id = fixture.controller.messages[row].id
            _ = try fixture.jumps(tapping: row)
            let height = try fixture.frame(row).height
            for arrived in 1...5 {
                fixture.controller.receive()
                fixture.screen.settle()
                #expect(fixture.controller.messages[row + arrived].id == id)
                #expect(try fixture.frame(row + arrived).height == height)
            }
            #expect(fixture.controller.unread == 5)
            fixture.screen.tap(at: CGPoint(x: 160, y: 20))
            fixture.screen.settle()
            #expect(fixture.controller.unread == 0 && fixture.table.contentOffset.y == 0)
        }

        @Test func messagesComeByThemselves() throws {
            let fixture = try UnfoldingFixture(LiveFeedViewController(interval: 2), rest: false)
            let count = fixture.controller.messages.count
            fixture.screen.advance(by: 7)
            #expect(fixture.controller.messages.count == count + 3 && fixture.gap == nil)
        }
    }
}
