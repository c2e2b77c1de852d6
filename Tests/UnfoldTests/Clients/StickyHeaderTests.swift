import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests sections with titles that stay at the top of the screen while rows below them unfold.
@Suite(.serialized) @MainActor struct StickyHeaderTests {
    private final class TitledController: NotesController {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
    }

    /// Returns sections of 20 rows of 8 lines, scrolled by a distance.
    private func fixture(_ conduct: PlatformConduct, offset: CGFloat) -> NotesFixture {
        let sections = (0..<8).map { section in (0..<20).map { Note(id: section * 100 + $0, lines: 8) } }
        let fixture = NotesFixture(TitledController(sections), conduct: conduct)
        fixture.table.contentOffset.y = offset
        fixture.screen.settle()
        return fixture
    }

    private func title(_ section: Int, _ fixture: NotesFixture) throws -> CGRect {
        fixture.screen.presentedFrame(of: try #require(fixture.table.headerView(forSection: section)))
    }

    @Test(arguments: Conducts.all) func aTitleStandsWhileARowIsRevealed(conduct: PlatformConduct) throws {
        let fixture = fixture(conduct, offset: 500)
        let rows = try #require(fixture.table.indexPathsForVisibleRows).map(\.row)
        let row = try #require(try rows.last { try fixture.frame($0).maxY <= 480 })
        try fixture.tap(row)
        try fixture.screen.frames(36) {
            let top = try title(0, fixture).minY
            #expect(abs(top) < 0.6)
        }
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y > 520)
        #expect(try fixture.frame(row).maxY <= 480.6)
    }

    @Test(arguments: Conducts.all) func aTitleStandsInAnAnimationOfTheClient(conduct: PlatformConduct) throws {
        let fixture = fixture(conduct, offset: 500)
        UIView.animate(withDuration: 0.4) {
            fixture.table.contentOffset.y = 600
            fixture.table.layoutIfNeeded()
        }
        try fixture.screen.frames(24) {
            let top = try title(0, fixture).minY
            #expect(abs(top) < 0.6)
        }
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y == 600)
    }

    @Test(arguments: Conducts.all, [0, 3]) func aRowBehindATitleComesOut(conduct: PlatformConduct, section: Int) throws
    {
        let fixture = fixture(conduct, offset: 0)
        fixture.table.scrollToRow(at: [section, 5], at: .top, animated: false)
        fixture.table.contentOffset.y += 40
        fixture.screen.settle()
        let first = try #require(
            fixture.table.indexPathsForVisibleRows?.first { try fixture.frame($0.row, section: $0.section).maxY > 36 }
        )
        let before = try fixture.frame(first.row, section: first.section)
        #expect(try before.minY < title(section, fixture).maxY - 1)
        fixture.screen.tap(at: CGPoint(x: 100, y: before.maxY - 3))
        try fixture.screen.frames(36) {
            let top = try title(section, fixture).minY
            #expect(abs(top) < 0.6)
        }
        fixture.screen.settle()
        let after = try fixture.frame(first.row, section: first.section)
        #expect(after.height > before.height + 50)
        #expect(try after.minY >= title(section, fixture).maxY - 0.6)
    }

    @Test(arguments: Conducts.all) func aRowThatIsShownAtTheTopIsBelowItsTitle(conduct: PlatformConduct) throws {
        let fixture = fixture(conduct, offset: 0)
        fixture.expander.show(304, at: .top, animated: false)
        fixture.screen.settle()
        #expect(try abs(fixture.frame(4, section: 3).minY - title(3, fixture).maxY) < 0.6)
        #expect(fixture.isOpen(304))
    }

    /// Sections whose titles and notes stay at the edges of the screen.
    private final class NotedController: NotesController {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    }

    @Test(arguments: Conducts.all, [true, false]) func aRowThatIsShownAtTheBottomIsAboveItsNote(
        conduct: PlatformConduct,
        animated: Bool
    ) throws {
        let sections = (0..<4).map { section in (0..<20).map { Note(id: section * 100 + $0, lines: 8) } }
        let fixture = NotesFixture(NotedController(sections), conduct: conduct)
        for (id, row) in [(104, 4), (119, 19), (12, 12)] {
            let section = id / 100
            fixture.expander.show(id, level: nil, at: .bottom, animated: animated)
            fixture.screen.settle()
            let footer = try #require(fixture.table.footerView(forSection: section))
            let edge = fixture.screen.presentedFrame(of: footer).minY
            #expect(footer.bounds.height > 10 && abs(fixture.screen.presentedFrame(of: footer).maxY - 480) < 0.6)
            #expect(try abs(fixture.frame(row, section: section).maxY - edge) < 0.6, "\(id)")
        }
        // As far as needed, from above and from below.
        fixture.table.contentOffset.y = 0
        fixture.screen.settle()
        fixture.expander.show(12, level: nil, animated: animated)
        fixture.screen.settle()
        let footer = fixture.screen.presentedFrame(of: try #require(fixture.table.footerView(forSection: 0)))
        #expect(try abs(fixture.frame(12).maxY - footer.minY) < 0.6)
        fixture.expander.show(210, level: nil, at: .middle, animated: animated)
        fixture.screen.settle()
        let header = fixture.screen.presentedFrame(of: try #require(fixture.table.headerView(forSection: 2)))
        let note = fixture.screen.presentedFrame(of: try #require(fixture.table.footerView(forSection: 2)))
        let row = try fixture.frame(10, section: 2)
        #expect(abs((row.minY - header.maxY) - (note.minY - row.maxY)) < 1.1)
    }

    /// A view that a client keeps at the top itself, whenever the table scrolls.
    private final class BarController: NotesController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.contentInset.top = 40
            tableView.addSubview(bar)
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            bar.frame.origin.y = scrollView.contentOffset.y
            tableView.bringSubviewToFront(bar)
        }
    }

    @Test(arguments: Conducts.all) func aBarOfTheClientStands(conduct: PlatformConduct) throws {
        let controller = BarController([(0..<60).map { Note(id: $0, lines: 8) }], policy: .accordion)
        let fixture = NotesFixture(controller, conduct: conduct)
        fixture.table.contentOffset.y = 200
        fixture.screen.settle()
        let first = try #require(fixture.table.indexPathsForVisibleRows?[1].row)
        fixture.open(first)
        fixture.table.contentOffset.y = fixture.table.rectForRow(at: [0, first]).maxY + 20
        fixture.screen.settle()
        fixture.expander.toggle(try #require(fixture.table.indexPathsForVisibleRows?[3].row))
        fixture.screen.frames(36) {
            let top = fixture.screen.presentedFrame(of: controller.bar).minY
            #expect(abs(top) < 0.6)
        }
        fixture.screen.settle()
        #expect(!fixture.isOpen(first) && fixture.flaw() == nil)
    }
}
