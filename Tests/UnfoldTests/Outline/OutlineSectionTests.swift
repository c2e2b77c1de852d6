import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests sections that fold by their headers.
@Suite(.serialized) @MainActor struct OutlineSectionTests {
    private func fixture(
        roots: Int = 3,
        rows: Int = 3,
        isDiffable: Bool = false,
        policy: ExpansionPolicy = .independent
    ) -> OutlineFixture {
        let tree =
            roots > 3
            ? OutlineFixture.wideTree(roots: roots, rows: rows) : OutlineFixture.tree(roots: roots, rows: rows)
        return OutlineFixture(OutlineController(tree, roots: .sections, policy: policy, isDiffable: isDiffable))
    }

    private func header(_ section: Int, _ fixture: OutlineFixture) throws -> UITableViewHeaderFooterView {
        try #require(fixture.table.headerView(forSection: section))
    }

    @Test(arguments: [false, true])
    func aTapOnAHeaderFoldsItsSection(isDiffable: Bool) throws {
        let fixture = fixture(isDiffable: isDiffable)
        fixture.expander.reveal = .none
        #expect(fixture.outline.numberOfSections == 3 && fixture.controller.rows.isEmpty)
        for (section, rows) in [(0, [11, 12, 13]), (2, [11, 12, 13, 31, 32, 33]), (0, [31, 32, 33])] {
            let header = try header(section, fixture)
            let before = fixture.screen.presentedFrame(of: header).minY
            let trace = fixture.screen.trace([header]) {
                fixture.screen.tap(header)
                fixture.screen.settle()
            }
            #expect(fixture.controller.rows == rows && fixture.flaw == nil, "\(fixture.flaw ?? "")")
            #expect(trace[0].curve(\.minY).firstMovement() == nil, "from \(before)")
        }
    }

    @Test func rowsOfASectionUnfoldAsWell() throws {
        let fixture = fixture()
        fixture.screen.tap(try header(0, fixture))
        fixture.screen.settle()
        let report = try fixture.jumps(tapping: 11)
        #expect(report.largest < 0.01, "\(report)")
        #expect(fixture.controller.rows == [11, 111, 112, 113, 12, 13] && fixture.outline.depth(of: 111) == 1)
    }

    /// A header that stays at the top while its rows are scrolled stays there when the section folds.
    @Test func aHeaderAtTheTopStaysThere() throws {
        let fixture = fixture(roots: 30, rows: 40)
        fixture.expander.setAll(.expanded, for: [10, 20], animated: false)
        fixture.table.contentOffset.y = 1_000
        fixture.screen.settle()
        let pinned = try header(0, fixture)
        #expect(abs(fixture.screen.presentedFrame(of: pinned).minY) < 0.01)
        fixture.screen.tap(pinned)
        fixture.screen.settle()
        #expect(abs(fixture.screen.presentedFrame(of: try header(0, fixture)).minY) < 0.01)
        #expect(fixture.controller.rows.first == 20_001 && fixture.flaw == nil)
    }

    @Test func oneSectionIsOpen() throws {
        let fixture = fixture(policy: .accordion)
        for section in [0, 1] {
            fixture.screen.tap(try header(section, fixture))
            fixture.screen.settle()
        }
        #expect(fixture.controller.rows == [21, 22, 23])
    }

    @Test func aHeaderIsAButtonToAssistiveTechnology() throws {
        let fixture = fixture()
        let element = try #require(fixture.screen.element(labelled: "Section 20"))
        #expect(element.traits.isSuperset(of: [.header, .button]) && element.expandedStatus == .collapsed)
        fixture.screen.activate(element)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [21, 22, 23])
        #expect(fixture.screen.element(labelled: "Section 20")?.expandedStatus == .expanded)
    }

    @Test func theSpaceBarFoldsTheFocusedSection() throws {
        let fixture = fixture()
        let toggle = try #require(SectionToggle.existing(in: header(0, fixture)))
        let system = try #require(UIFocusSystem.focusSystem(for: fixture.table))
        system.requestFocusUpdate(to: toggle)
        fixture.screen.settle()
        #expect(system.focusedItem === toggle)
        fixture.screen.press(.keyboardSpacebar)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [11, 12, 13])
    }

    @Test func aControlInAHeaderKeepsItsTouches() throws {
        let fixture = fixture()
        let header = try header(0, fixture)
        let button = UISwitch()
        header.contentView.addSubview(button)
        button.frame.origin = CGPoint(x: 150, y: 0)
        fixture.screen.settle()
        fixture.screen.tap(button)
        fixture.screen.settle()
        #expect(button.isOn && fixture.controller.rows.isEmpty)
    }

    /// A table of sections whose headers take no space, which code opens.
    private final class HeaderlessController: OutlineController {
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    }

    @Test(arguments: [true, false])
    func rowsOfSectionsWithoutHeadersComeAndGo(isOpaque: Bool) throws {
        let controller = HeaderlessController(OutlineFixture.tree(roots: 3), roots: .sections)
        controller.isOpaque = isOpaque
        controller.tableView.sectionHeaderTopPadding = 0
        let fixture = OutlineFixture(controller)
        for id in [10, 20, 10, 10, 20, 30] {
            let report = fixture.screen.jumps(in: fixture.table) {
                fixture.expander.toggle(id)
                fixture.screen.advance(by: 0.05)
                let rows = controller.rows.filter { $0 / 10 * 10 == id }
                // Rows that come are uncovered from the end of the rows above.
                for row in rows {
                    let cell = try? fixture.cell(row)
                    #expect(cell?.mask != nil, "\(row)")
                }
                fixture.screen.settle()
            }
            #expect(report.largest < 0.01, "\(id): \(report)")
            #expect(fixture.flaw == nil)
        }
        #expect(controller.rows == [11, 12, 13, 31, 32, 33])
    }

    @Test func sectionsComeAndGo() throws {
        let fixture = fixture()
        fixture.expander.setAll(.expanded, for: [10, 20, 30], animated: false)
        fixture.screen.settle()
        var tree = fixture.outline.tree
        tree.remove(20)
        tree.remove(11)
        fixture.outline.setTree(tree)
        fixture.screen.settle()
        #expect(fixture.outline.numberOfSections == 2 && fixture.controller.rows == [12, 13, 31, 32, 33])
        #expect(fixture.flaw == nil && fixture.outline.sectionID(1) == 30)
        #expect(try header(1, fixture).textLabel?.text == "Section 30")
    }
}
