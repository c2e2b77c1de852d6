import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests headers and footers that are measured when they come near the screen.
    @Suite @MainActor struct SectionSizingTests {
        private func fixture(
            sections: Int,
            _ sizing: SizedFixture.Sizing,
            style: UITableView.Style = .plain
        ) -> SizedFixture {
            SizedFixture(
                (0..<sections).map { section in
                    .init(
                        rows: (0..<4).map { .init(id: section * 10 + $0, area: 320 * 40) },
                        header: 320 * CGFloat(30 + section % 7),
                        footer: 320 * CGFloat(20 + section % 5)
                    )
                },
                sizing,
                style: style
            )
        }

        @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], SizedFixture.Sizing.allCases)
        func onlyThoseNearTheScreenAreAskedFor(_ style: UITableView.Style, _ sizing: SizedFixture.Sizing) {
            let fixture = fixture(sections: 500, sizing, style: style)
            fixture.loadViewIfNeeded()
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(fixture)
            screen.settle()
            #expect(Set(fixture.partsAsked).max() ?? 0 < 6)
            #expect(fixture.living.parts < 10)
            fixture.partsAsked = []
            fixture.table.scrollToRow(at: [300, 0], at: .top, animated: false)
            screen.settle()
            #expect(fixture.partsAsked.allSatisfy { abs($0 - 300) < 5 } && fixture.partsAsked.count < 16)
            fixture.checkScreen("\(style)")
            fixture.partsAsked = []
            fixture.table.performBatchUpdates(nil)
            screen.settle()
            #expect(fixture.partsAsked.allSatisfy { abs($0 - 300) < 5 } && fixture.partsAsked.count < 16)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func eachComesOncePerAppearanceAndWithItsOwnHeight(_ sizing: SizedFixture.Sizing) {
            let fixture = fixture(sections: 30, sizing)
            let screen = fixture.show()
            var asked: [Int: Int] = [:]
            for _ in 0..<200 {
                fixture.table.contentOffset.y += 17
                screen.advance(by: 1 / 60)
                fixture.checkScreen("scrolling")
                for section in fixture.partsAsked { asked[section, default: 0] += 1 }
                fixture.partsAsked = []
            }
            #expect(asked.count > 10)
            for (section, times) in asked { #expect(times <= 2, "section \(section)") }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func sectionsOfHeadersAloneScrollWithoutAJump(_ sizing: SizedFixture.Sizing) {
            let fixture = SizedFixture(
                (0..<200).map { .init(rows: [], header: 320 * CGFloat(20 + $0 * 37 % 90)) },
                sizing,
                style: .grouped
            )
            fixture.table.sectionFooterHeight = 0
            fixture.table.estimatedSectionHeaderHeight = 300
            let screen = fixture.show()
            let table = fixture.table
            table.scrollToRow(at: IndexPath(row: NSNotFound, section: 150), at: .top, animated: false)
            screen.settle()
            #expect(abs(table.rectForHeader(inSection: 150).minY - table.contentOffset.y) < 0.51)
            for step in 0..<300 {
                let before = table.cells.sectionViews.mapValues { screen.presentedFrame(of: $0).minY }
                table.contentOffset.y -= 11
                screen.advance(by: 1 / 60)
                for (part, view) in table.cells.sectionViews {
                    guard let old = before[part] else { continue }
                    #expect(abs(screen.presentedFrame(of: view).minY - old - 11) < 0.51, "step \(step), \(part)")
                }
            }
            #expect(!fixture.isAtAnEnd)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func theDelegateSEstimatesStandUntilASectionIsSeen(_ sizing: SizedFixture.Sizing) {
            let fixture = fixture(sections: 100, sizing)
            fixture.estimateOfParts = { CGFloat(100 + $0) }
            _ = fixture.show()
            #expect(fixture.table.rectForHeader(inSection: 60).height == 160)
            #expect(fixture.table.rectForFooter(inSection: 70).height == 170)
            #expect(fixture.table.rectForHeader(inSection: 0).height == 30)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func aHeaderOnTheScreenIsMeasuredAgainInAnUpdate(_ sizing: SizedFixture.Sizing) throws {
            let fixture = fixture(sections: 4, sizing)
            let screen = fixture.show(size: CGSize(width: 320, height: 900))
            let header = try #require(fixture.table.headerView(forSection: 1) as? SizedFixture.Part)
            let row = try #require(fixture.table.cellForRow(at: [1, 0]))
            fixture.sections[1].header = 320 * 90
            header.filler.area = 320 * 90
            fixture.partsAsked = []
            fixture.table.performBatchUpdates(nil)
            #expect(fixture.partsAsked.isEmpty)
            for _ in 0..<40 {
                let edge = screen.presentedFrame(of: header).maxY
                #expect(abs(screen.presentedFrame(of: row).minY - edge) < 1e-6)
                screen.advance(by: 1 / 60)
            }
            #expect(header.frame.height == 90)
            fixture.checkScreen("after")
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func anEstimateOfZeroHasAllAskedForBeforehand(_ sizing: SizedFixture.Sizing) {
            let fixture = fixture(sections: 40, sizing)
            fixture.table.estimatedSectionHeaderHeight = 0
            fixture.table.estimatedSectionFooterHeight = 0
            _ = fixture.show()
            for section in 0..<40 {
                #expect(fixture.table.rectForHeader(inSection: section).height == CGFloat(30 + section % 7))
                #expect(fixture.table.rectForFooter(inSection: section).height == CGFloat(20 + section % 5))
            }
            #expect(fixture.living.parts < 30)
        }
    }
}
