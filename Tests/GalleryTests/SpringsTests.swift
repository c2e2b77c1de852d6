import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct SpringsTests {
        private func handle(_ row: Int, _ fixture: UnfoldingFixture<SpringsViewController>) throws -> CGPoint {
            let frame = try fixture.frame(row)
            return CGPoint(x: frame.midX, y: frame.maxY - 14)
        }

        @Test func aRowSwingsPastItsEndAndComesBack() throws {
            let fixture = try UnfoldingFixture(SpringsViewController())
            let cell = try fixture.cell(1)
            let trace = fixture.screen.trace([cell]) {
                fixture.screen.tap(cell)
                fixture.screen.settle()
            }
            let height = trace[0].curve(\.height)
            let end = try #require(height.values.last)
            #expect((height.values.max() ?? 0) > end + 0.1 * height.change && height.change > 40)
            #expect(trace[0].curve(\.minY).firstMovement() == nil)
        }

        @Test func aTapOnTheWayTurnsItRoundWithoutAKink() throws {
            let fixture = try UnfoldingFixture(SpringsViewController())
            fixture.screen.framesPerSecond = 480
            let cell = try fixture.cell(1)
            let height = cell.frame.height
            let point = CGPoint(x: 60, y: try fixture.frame(1).minY + 20)
            let trace = fixture.screen.trace([cell]) {
                fixture.screen.tap(at: point)
                fixture.screen.advance(by: 0.1)
                fixture.screen.touchDown(at: point)
                fixture.screen.touchUp()
                fixture.screen.settle()
            }
            let curve = trace[0].curve(\.height)
            #expect(cell.frame.height == height && curve.firstKink(above: 0.5) == nil)
            #expect((curve.values.max() ?? 0) > height + 20)
        }

        @Test func theHandleStaysUnderTheFinger() throws {
            let fixture = try UnfoldingFixture(SpringsViewController())
            let start = try handle(1, fixture)
            let height = try fixture.frame(1).height
            fixture.screen.touchDown(at: start)
            for step in 1...10 {
                fixture.screen.touchMove(to: CGPoint(x: start.x, y: start.y + 5 * CGFloat(step)))
                fixture.screen.advance(by: 1 / 60)
                // The first points are within the tolerance before a pan begins.
                let drawn = max(5 * CGFloat(step) - 10, 0)
                #expect(abs(try fixture.frame(1).height - height - drawn) < 0.5, "\(step)")
                #expect(fixture.gap == nil)
            }
            fixture.screen.touchUp()
            fixture.screen.settle()
            #expect(fixture.controller.expander[Spring.all[1].id] == .expanded)
            #expect(try fixture.frame(1).height > height + 50)
        }

        @Test func aFingerCatchesARowWhileItSwings() throws {
            let fixture = try UnfoldingFixture(SpringsViewController())
            let cell = try fixture.cell(1)
            let folded = cell.frame.height
            fixture.screen.tap(cell)
            fixture.screen.advance(by: 0.1)
            let caught = try fixture.frame(1).height
            #expect(caught > folded + 5 && caught < cell.frame.height - 5)
            // The presented position of the handle, not its final one.
            let grip = try handle(1, fixture)
            fixture.screen.touchDown(at: grip)
            for _ in 0..<30 {
                fixture.screen.advance(by: 1 / 60)
                #expect(abs(try fixture.frame(1).height - caught) < 0.01)
            }
            for step in 1...4 {
                fixture.screen.touchMove(to: CGPoint(x: grip.x, y: grip.y - 4 * CGFloat(step)))
                fixture.screen.advance(by: 1 / 60)
            }
            #expect(try fixture.frame(1).height < caught - 10)
            fixture.screen.touchUp()
            fixture.screen.settle()
            #expect(cell.frame.height == folded && fixture.gap == nil)
            #expect(fixture.controller.expander.state.isEmpty)
        }

        @Test func twoFingersPullARowOpen() throws {
            let fixture = try UnfoldingFixture(SpringsViewController())
            let cell = try fixture.cell(2)
            let folded = cell.frame.height
            let middle = try fixture.frame(2).midY - 10
            fixture.screen.touchDown(1, at: CGPoint(x: 140, y: middle))
            fixture.screen.touchDown(2, at: CGPoint(x: 180, y: middle))
            for step in 1...20 {
                fixture.screen.advance(by: 1 / 60)
                fixture.screen.touchMove(1, to: CGPoint(x: 140 - 3 * CGFloat(step), y: middle))
                fixture.screen.touchMove(2, to: CGPoint(x: 180 + 3 * CGFloat(step), y: middle))
                #expect(fixture.gap == nil)
            }
            fixture.screen.touchUp(1)
            fixture.screen.touchUp(2)
            fixture.screen.settle()
            #expect(cell.frame.height > folded + 30)
        }
    }
}
