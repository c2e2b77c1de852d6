import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests sections that a tap on their header opens, as an accordion and freely, with rows that unfold, too.
@Suite(.serialized) @MainActor struct SectionTests {
    /// Twelve sections of eight rows. Section 3 has the rows 300, 301, …
    private final class Sections: UITableViewController {
        private(set) lazy var outline = ExpansionOutline(
            tableView,
            ExpansionTree(ids: Array(0..<12)) { id in id < 12 ? (0..<8).map { 100 * id + 100 + $0 } : nil },
            roots: .sections,
            policy: .accordion
        )

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedSectionHeaderHeight = 44
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            header?.textLabel?.text = "Section \(section)"
            if let header { outline.configure(header, inSection: section) }
            return header
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.message.text = Note(id: outline.id(at: indexPath), lines: 6).text
            outline.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }

        func header(_ section: Int) throws -> UIView { try #require(tableView.headerView(forSection: section)) }
    }

    @Test(arguments: Conducts.all) func oneSectionIsOpenAndItsRowsUnfold(conduct: PlatformConduct) throws {
        let controller = Sections(style: .grouped)
        let screen = TestScreen.showing(controller, conduct)
        let table = try #require(controller.tableView)
        screen.tap(try controller.header(5))
        screen.settle()
        #expect(table.numberOfRows(inSection: 5) == 8)
        screen.tap(try #require(table.cellForRow(at: [5, 1])))
        screen.settle()
        #expect(controller.outline.expander[601] == .expanded)
        table.contentOffset.y = 0
        screen.settle()
        screen.tap(try controller.header(2))
        screen.settle()
        #expect(table.numberOfRows(inSection: 5) == 0 && table.numberOfRows(inSection: 2) == 8)
        // A section below the open one, which folds, so that all above the tapped header moves.
        controller.outline.expander.show(307, level: nil, at: .top, animated: false)
        screen.settle()
        let below = (3..<12).first { section in
            table.headerView(forSection: section).map { screen.presentedFrame(of: $0).minY > 150 } ?? false
        }
        let section = try #require(below)
        let top = screen.presentedFrame(of: try controller.header(section)).minY
        screen.tap(try controller.header(section))
        screen.settle()
        #expect(screen.presentedFrame(of: try controller.header(section)).minY <= top + 0.6)
        #expect(table.cellForRow(at: [section, 0]) != nil && screen.misplacedRow(in: table) == nil)
    }

    @Test(arguments: Conducts.all) func theLastSectionOpensAtTheBottom(conduct: PlatformConduct) throws {
        let controller = Sections(style: .grouped)
        let screen = TestScreen.showing(controller, conduct)
        let table = try #require(controller.tableView)
        controller.outline.expander.setPolicy(.independent, animated: false)
        for section in 0..<11 { controller.outline.expander.set(.expanded, for: section, animated: false) }
        for _ in 0..<3 {
            table.contentOffset.y = table.contentSize.height - 667
            screen.settle()
        }
        let top = screen.presentedFrame(of: try controller.header(11)).minY
        let opening = try screen.jumps(in: table) {
            screen.tap(try controller.header(11))
            screen.settle()
        }
        #expect(opening.largest < 0.6, "\(opening)")
        let moved = screen.presentedFrame(of: try controller.header(11)).minY
        // The section is as high as the screen, so that its header comes to the top.
        #expect(moved <= top + 0.6 && abs(moved) < 0.6)
        #expect(table.cellForRow(at: [11, 7]) != nil)
        let closing = try screen.jumps(in: table) {
            screen.tap(try controller.header(11))
            screen.settle()
        }
        #expect(closing.largest < 0.6, "\(closing)")
        #expect(table.numberOfRows(inSection: 11) == 0 && screen.misplacedRow(in: table) == nil)
    }

    @Test(arguments: Conducts.all) func aSectionInASheetShowsItsFirstRow(conduct: PlatformConduct) throws {
        let root = UIViewController()
        let screen = TestScreen.showing(root, conduct)
        let controller = Sections(style: .grouped)
        controller.modalPresentationStyle = .pageSheet
        root.present(controller, animated: true)
        screen.settle()
        screen.tap(try controller.header(4))
        screen.settle()
        let row = screen.presentedFrame(of: try #require(controller.tableView.cellForRow(at: [4, 0])))
        let header = screen.presentedFrame(of: try controller.header(4))
        #expect(row.minY >= header.maxY - 0.6 && row.maxY <= 667)
    }

    /// Sections with headers and footers, and a view at the end of the table.
    private final class Framed: NotesController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    }

    @Test(arguments: Conducts.all) func headersAndFootersFollowTheRows(conduct: PlatformConduct) throws {
        let sections = (0..<2).map { section in (0..<2).map { Note(id: 10 * section + $0, lines: 7) } }
        let fixture = NotesFixture(Framed(sections), size: CGSize(width: 320, height: 900), conduct: conduct)
        let (screen, table) = (fixture.screen, fixture.table)
        /// The distances between rows and what follows them.
        func gaps() throws -> [CGFloat] {
            func frame(_ view: UIView?) throws -> CGRect { screen.presentedFrame(of: try #require(view)) }
            return [
                try frame(table.footerView(forSection: 0)).minY - fixture.frame(1).maxY,
                try fixture.frame(0, section: 1).minY - frame(table.headerView(forSection: 1)).maxY,
                try frame(table.tableFooterView).minY - frame(table.footerView(forSection: 1)).maxY,
            ]
        }
        let rest = try gaps()
        let end = table.contentSize.height
        for row in [0, 1] {
            try fixture.tap(row)
            try screen.frames(36) {
                for (gap, other) in zip(try gaps(), rest) { #expect(abs(gap - other) < 1) }
            }
        }
        screen.settle()
        #expect(table.contentSize.height > end + 100 && screen.misplacedRow(in: table) == nil)
    }
}
