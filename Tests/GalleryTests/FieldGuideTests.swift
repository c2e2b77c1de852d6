import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct FieldGuideTests {
        private func rows(_ fixture: UnfoldingFixture<FieldGuideViewController>) -> [Entry.ID] {
            (0..<fixture.table.numberOfRows(inSection: 0)).map { fixture.controller.outline.id(at: [0, $0]) }
        }

        private func titles(_ fixture: UnfoldingFixture<FieldGuideViewController>) -> [String] {
            rows(fixture).compactMap(\.last)
        }

        @Test func aGroupUnfoldsToItsRowsInOneMotion() throws {
            let fixture = try UnfoldingFixture(FieldGuideViewController())
            #expect(titles(fixture) == ["Woodland", "Shore", "Town", "How to use this guide"])
            let cells = try (0..<4).map { try fixture.cell($0) }
            let report = try fixture.jumps(tapping: 0)
            #expect(report.isSmooth, "\(report)")
            #expect(titles(fixture) == ["Woodland", "Trees", "Birds", "Shore", "Town", "How to use this guide"])
            #expect(fixture.gap == nil)
            #expect(try fixture.cell(0) === cells[0] && fixture.cell(3) === cells[1])
        }

        @Test func openRowsInAGroupAreOpenAgain() throws {
            let fixture = try UnfoldingFixture(FieldGuideViewController())
            for row in [0, 1, 2] {
                let report = try fixture.jumps(tapping: row)
                #expect(report.largest < 0.01 && fixture.gap == nil, "\(report)")
            }
            let open = titles(fixture)
            #expect(open.prefix(5) == ["Woodland", "Trees", "Oak", "Birch", "Yew"])
            let oak = try fixture.frame(2).height
            _ = try fixture.jumps(tapping: 0)
            #expect(titles(fixture).count == 4)
            _ = try fixture.jumps(tapping: 0)
            #expect(titles(fixture) == open)
            #expect(try fixture.frame(2).height == oak)
        }

        @Test func theTappedGroupStaysWhereItIsWhileTheOneAboveFolds() throws {
            let fixture = try UnfoldingFixture(FieldGuideViewController())
            _ = try fixture.jumps(tapping: 0)
            _ = try fixture.jumps(tapping: 1)
            fixture.table.contentOffset.y = 80
            fixture.screen.settle()
            let shore = try #require(titles(fixture).firstIndex(of: "Shore"))
            let cell = try fixture.cell(shore)
            let before = fixture.screen.presentedFrame(of: cell).minY
            let trace = fixture.screen.trace([cell]) {
                fixture.screen.tap(cell)
                fixture.screen.settle()
            }
            #expect(titles(fixture) == ["Woodland", "Shore", "Shells", "Seaweeds", "Town", "How to use this guide"])
            // There is nothing above to scroll to, so the row moves up monotonically.
            let height = trace[0].curve(\.minY)
            #expect(height.firstIncrease() == nil && fixture.gap == nil, "from \(before)")
        }

        @Test func aGroupAtTheLowerEndShowsItsRows() throws {
            let fixture = try UnfoldingFixture(FieldGuideViewController())
            fixture.screen.resize(to: CGSize(width: 320, height: 260))
            fixture.screen.settle()
            let report = try fixture.jumps(tapping: 2)
            #expect(report.isSmooth, "\(report)")
            let last = try #require(rows(fixture).lastIndex { $0.count == 2 })
            let (group, end) = (try fixture.frame(2), try fixture.frame(last))
            #expect(end.maxY <= 260.01 && group.minY >= -0.01, "\(group), \(end)")
        }

        @Test func tapsDuringTheMotionAreNotLost() throws {
            let fixture = try UnfoldingFixture(FieldGuideViewController())
            var expected: Set<String> = []
            for row in [0, 0, 0, 1] {
                expected = [titles(fixture)[row]]
                try fixture.screen.tap(fixture.cell(row))
                fixture.screen.advance(by: 0.08)
            }
            fixture.screen.settle()
            #expect(fixture.gap == nil)
            #expect(expected == ["Trees"] && titles(fixture).prefix(3) == ["Woodland", "Trees", "Oak"])
        }
    }
}
