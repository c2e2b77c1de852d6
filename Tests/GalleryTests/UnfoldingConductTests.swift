import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    /// Tests the tables that use Unfold where UIKit behaves as Apple's does.
    @Suite @MainActor struct UnfoldingConductTests {
        @Test(arguments: 0..<5, [PlatformConduct.asOnIOS, .asOnIOS.union(.uncertain)])
        func noRowJumpsWhicheverIsTapped(table: Int, conduct: PlatformConduct) throws {
            let fixture = try UnfoldingFixture(Example.unfolding[table].makeViewController(), conduct: conduct)
            var taps = 0
            for _ in 0..<2 {
                for row in try fixture.rowsThatUnfold {
                    guard try fixture.rowsThatUnfold.contains(row) else { continue }
                    let report = try fixture.jumps(tapping: row)
                    #expect(report.isSmooth, "row \(row): \(report)")
                    #expect(fixture.gap == nil)
                    taps += 1
                }
            }
            #expect(taps > 1)
        }

        @Test(arguments: 0..<5) func noRowBreaksAConstraint(table: Int) throws {
            let reports = try LayoutMessages.during {
                let controller = Example.unfolding[table].makeViewController()
                let fixture = try UnfoldingFixture(controller, conduct: .asOnIOS.union(.uncertain))
                for _ in 0..<2 {
                    for row in try fixture.rowsThatUnfold where try fixture.rowsThatUnfold.contains(row) {
                        _ = try fixture.jumps(tapping: row)
                    }
                }
            }
            #expect(reports == [])
        }

        @Test(
            arguments: [
                "plain-cells", "outline", "nested-groups", "folding-sections", "diffable", "live-feed",
                "catchable-spring", "million-rows",
            ],
            [PlatformConduct.asOnIOS, .asOnIOS.union(.uncertain)]
        )
        func noRowJumpsInATableThatExistsOnlyWithUnfold(id: String, conduct: PlatformConduct) throws {
            let example = try #require(Example.unfoldingOnly.first { $0.id == id })
            // The rows of the feed come only by hand, so that the table comes to rest.
            let controller = id == "live-feed" ? LiveFeedViewController(interval: nil) : example.makeViewController()
            let fixture = try UnfoldingFixture(controller, conduct: conduct)
            // Springs go beyond their ends by up to 23 points.
            let overshoot: CGFloat = id == "catchable-spring" ? 23 : 0
            var taps = 0
            for row in try fixture.rowsThatUnfold {
                guard try fixture.rowsThatUnfold.contains(row) else { continue }
                let report = try fixture.jumps(tapping: row, overshoot: overshoot)
                #expect(report.isSmooth, "row \(row): \(report)")
                taps += 1
            }
            // The sections fold by their headers.
            for section in 0..<fixture.table.numberOfSections {
                guard let header = fixture.table.headerView(forSection: section),
                    header.accessibilityTraits.contains(.button)
                else { continue }
                let report = fixture.screen.jumps(in: fixture.table) {
                    fixture.screen.tap(header)
                    fixture.screen.settle()
                }
                #expect(report.isSmooth, "section \(section): \(report)")
                taps += 1
            }
            #expect(taps > 0)
        }
    }
}
