import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct MillionRowsTests {
        @Test func anyRowUnfolds() throws {
            let fixture = try UnfoldingFixture(MillionRowsViewController())
            #expect(fixture.table.numberOfRows(inSection: 0) == 1_000_000)
            for row in [11, 500_000, 999_990] {
                fixture.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
                fixture.screen.settle()
                let tapped = try #require(try fixture.rowsThatUnfold.first)
                let height = try fixture.frame(tapped).height
                let report = try fixture.jumps(tapping: tapped)
                #expect(report.isSmooth, "\(report)")
                #expect(try fixture.frame(tapped).height > height + 10)
            }
        }

        @Test func aPrimeHasNothingToUnfold() throws {
            let fixture = try UnfoldingFixture(MillionRowsViewController())
            for row in try fixture.rowsThatUnfold { #expect(WholeNumber(value: row + 1).factors.count > 0) }
            #expect(try !fixture.hasArrow(0) && !fixture.hasArrow(1) && !fixture.hasArrow(4) && fixture.hasArrow(5))
        }

        @Test func aJumpShowsAndUnfoldsARowFarAway() throws {
            let fixture = try UnfoldingFixture(MillionRowsViewController())
            for goal in [720_720, 5_040] {
                fixture.controller.jump()
                fixture.screen.settle()
                let frame = try fixture.frame(goal - 1)
                let shown = fixture.screen.presentedFrame(of: fixture.table)
                #expect(abs(frame.midY - shown.midY) < 1, "\(goal) at \(frame)")
                #expect(fixture.controller.expander[goal] == .expanded && frame.height > 80)
            }
        }

        @Test func allOpenAndFold() throws {
            let fixture = try UnfoldingFixture(MillionRowsViewController(count: 5_000))
            fixture.table.scrollToRow(at: IndexPath(row: 3_000, section: 0), at: .top, animated: false)
            fixture.screen.settle()
            let row = try #require(try fixture.rowsThatUnfold.first)
            let folded = try fixture.frame(row).height
            fixture.screen.tap(at: CGPoint(x: 50, y: 22))
            fixture.screen.settle()
            #expect(try fixture.frame(row).height > folded + 10 && fixture.gap == nil)
            #expect(fixture.controller.expander.state.unfolded.count > 4_900)
            fixture.table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
            fixture.screen.settle()
            #expect(try fixture.frame(try #require(try fixture.rowsThatUnfold.first)).height > folded + 10)
            fixture.screen.tap(at: CGPoint(x: 160, y: 22))
            fixture.screen.settle()
            #expect(fixture.controller.expander.state.isEmpty && fixture.gap == nil)
        }

        @Test func statementsOnNumbersAreTrue() {
            for value in 2...2_000 {
                let factors = WholeNumber(value: value).factors
                let powers = factors.map { factor in
                    (0..<factor.exponent).reduce(1) { power, _ in power * factor.prime }
                }
                #expect(powers.reduce(1, *) == value)
            }
            #expect(WholeNumber(value: 360).text.hasPrefix("2³ × 3² × 5, so that 24 numbers divide it"))
        }
    }
}
