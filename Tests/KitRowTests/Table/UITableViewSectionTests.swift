import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests headers, footers, and the table's header and footer views.
    @Suite @MainActor struct UITableViewSectionTests {
        private func fixture(_ counts: [Int], style: UITableView.Style = .plain) -> TableFixture {
            let sections = counts.enumerated().map { section, count in
                (0..<count).map { TableFixture.Row(name: "\(section).\($0)") }
            }
            let fixture = TableFixture(sections, style: style)
            fixture.titles = counts.indices.map { "Section \($0)" }
            return fixture
        }

        @Test(arguments: [[], [0], [0, 0, 0], [3], [0, 40, 0]] as [[Int]], [UITableView.Style.plain, .insetGrouped])
        func emptySectionsAndTablesShowAndScroll(counts: [Int], style: UITableView.Style) {
            let fixture = fixture(counts, style: style)
            let screen = fixture.show()
            for offset in [-300, 0, 200, 5000] as [CGFloat] {
                fixture.table.contentOffset.y = offset
                screen.settle()
            }
            fixture.table.contentOffset.y = 0
            fixture.sections = [[.init(name: "new")]]
            fixture.titles = ["new"]
            fixture.table.performBatchUpdates {
                fixture.table.deleteSections(IndexSet(integersIn: 0..<counts.count), with: .fade)
                fixture.table.insertSections([0], with: .fade)
            }
            screen.settle()
            #expect(fixture.table.visibleCells.count == 1)
        }

        @Test func plainHeadersStayAtTheTopAndArePushedUpByTheNext() throws {
            let fixture = fixture([10, 10, 10])
            let screen = fixture.show()
            let table = fixture.table
            #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
            #expect(table.rectForHeader(inSection: 1).minY == 512.0)
            for offset in stride(from: 0, through: 900, by: 7) as StrideThrough<CGFloat> {
                table.contentOffset.y = offset
                screen.settle()
                let tops = try (0..<3).compactMap { section -> CGRect? in
                    guard let view = table.headerView(forSection: section) else { return nil }
                    let frame = screen.presentedFrame(of: view)
                    let natural = table.rectForHeader(inSection: section).minY - offset
                    let end = table.rect(forSection: section).maxY - offset
                    #expect(abs(frame.minY - max(natural, min(0, end - 28))) < 1e-6)
                    let front = try #require(view.superview?.subviews.firstIndex { $0 === view })
                    let cells = try #require(view.superview?.subviews.lastIndex { $0 is UITableViewCell })
                    #expect(front > cells)
                    return frame
                }
                for (upper, lower) in zip(tops, tops.dropFirst()) { #expect(upper.maxY <= lower.minY + 1e-6) }
            }
        }

        @Test func headersOffTheScreenHaveNoViews() {
            let fixture = fixture([40, 40], style: .grouped)
            let screen = fixture.show()
            #expect(fixture.table.headerView(forSection: 0) != nil)
            fixture.table.contentOffset.y = 700
            screen.settle()
            #expect(fixture.table.headerView(forSection: 0) == nil)
        }

        /// Displays by their pixels per point and text sizes.
        nonisolated private static let displays: [(CGFloat, UIContentSizeCategory)] = [
            (1, .large), (3, .large), (1, .extraSmall), (2, .accessibilityLarge),
        ]

        @Test(arguments: [.plain, .grouped, .insetGrouped] as [UITableView.Style], displays)
        func rowsBeginAtWholePixels(style: UITableView.Style, on display: (scale: CGFloat, text: UIContentSizeCategory))
        {
            let fixture = fixture([2, 1, 3], style: style)
            (fixture.titles, fixture.footers) = (["A header", nil, "Another"], ["A footer", nil, nil])
            let screen = TestScreen(size: CGSize(width: 320, height: 900), scale: display.scale)
            fixture.table.traitOverrides.preferredContentSizeCategory = display.text
            screen.show(fixture)
            screen.settle()
            for section in 0..<3 {
                let (header, row) = (fixture.table.rectForHeader(inSection: section), [section, 0] as IndexPath)
                for edge in [header.maxY, fixture.table.rectForRow(at: row).maxY] {
                    let pixels = edge * display.scale
                    #expect(abs(pixels - pixels.rounded()) < 1e-3, "\(edge) in section \(section)")
                }
            }
        }

        @Test func insetGroupedMeasuresAreAppleS() throws {
            let fixture = fixture([2, 1], style: .insetGrouped)
            fixture.footers = ["A footer", nil]
            _ = fixture.show(size: CGSize(width: 320, height: 400))
            let table = fixture.table
            #expect(table.rectForHeader(inSection: 0).height == 55.5)
            #expect(table.rectForHeader(inSection: 1).height == 38)
            #expect(table.rectForRow(at: [0, 0]).minX == 16 && table.rectForRow(at: [0, 0]).width == 288)
            let title = try #require(table.headerView(forSection: 0)?.textLabel)
            #expect(title.frame.minX == 32)
            #expect(abs(title.frame.minY - 27) <= 0.5)
            let second = try #require(table.headerView(forSection: 1)?.textLabel)
            #expect(abs(second.frame.minY - 9.5) <= 0.5)
            #expect(try #require(fixture.cell(0)).backgroundColor == .secondarySystemGroupedBackground)
            #expect(try #require(fixture.cell(1)).separator == nil)
        }

        /// In an inset grouped table, sections are inside the margins of the controller's view, even if the
        /// table is a subview of that.
        @Test(arguments: [false, true], [(320, 16), (389, 16), (390, 20), (800, 20)] as [(CGFloat, CGFloat)])
        func cardsStandInTheMargins(isInside: Bool, measures: (width: CGFloat, inset: CGFloat)) throws {
            let fixture = fixture([2])
            let table = UITableView(frame: .zero, style: .insetGrouped)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = fixture
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let controller = UIViewController()
            if isInside { controller.view.addSubview(table) } else { controller.view = table }
            screen.show(controller)
            screen.resize(to: CGSize(width: measures.width, height: 400))
            table.frame = screen.window.bounds
            for side in [0, 50] as [CGFloat] {
                screen.safeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
                screen.settle()
                let inset = measures.inset + side
                #expect(table.layoutMargins.left == inset && table.layoutMargins.right == inset)
                let card = table.rectForRow(at: [0, 0])
                #expect(card.minX == inset && card.width == measures.width - 2 * inset)
                let cell = try #require(table.cellForRow(at: [0, 0]))
                #expect(cell.frame.width == card.width && cell.safeAreaInsets.left == 0)
            }
        }

        @Test func sectionsComeGoAndMoveWithRowsInOneMotion() throws {
            let fixture = fixture([3, 3, 3, 3])
            let screen = fixture.show(size: CGSize(width: 320, height: 900))
            let table = fixture.table
            let third = try #require(table.headerView(forSection: 3))
            let second = try #require(table.headerView(forSection: 2))
            let gone = try #require(table.headerView(forSection: 1))
            fixture.sections[0].remove(at: 1)
            let moved = fixture.sections.remove(at: 3)
            fixture.sections.remove(at: 1)
            fixture.sections.insert(moved, at: 0)
            fixture.sections.insert([.init(name: "new 0"), .init(name: "new 1")], at: 1)
            fixture.titles = ["Section 3", "New", "Section 0", "Section 2"]
            table.performBatchUpdates {
                table.deleteRows(at: [[0, 1]], with: .fade)
                table.deleteSections([1], with: .fade)
                table.moveSection(3, toSection: 0)
                table.insertSections([1], with: .automatic)
            }
            #expect(table.headerView(forSection: 0) === third)
            #expect(table.headerView(forSection: 3) === second)
            #expect(gone.superview === table)
            let trace = screen.trace(["moved": third, "kept": second], for: 0.6)
            for track in trace.tracks { #expect(track.curve(\.minY).firstJump(above: 80) == nil) }
            #expect(trace[0].curve(\.minY).firstIncrease() == nil)
            screen.settle()
            #expect(gone.superview == nil)
            let after = screen.picture().pngData()
            table.reloadData()
            screen.settle()
            #expect(screen.picture().pngData() == after)
            for view in table.cells.sectionViews.values {
                #expect(table.subviews.lastIndex { $0 is UITableViewCell }! < table.subviews.firstIndex(of: view)!)
            }
        }

        @Test func viewsAtTheEndsTakeTheirHeightAndFollowIt() {
            let fixture = fixture([2])
            let screen = fixture.show()
            let table = fixture.table
            let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
            table.tableHeaderView = view
            screen.settle()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
            #expect(table.rectForHeader(inSection: 0).minY == 82)
            view.frame.size.height = 100
            table.tableHeaderView = view
            screen.settle()
            #expect(table.rectForHeader(inSection: 0).minY == 122)
            #expect(table.contentSize.height == 238.0)
            table.tableHeaderView = nil
            screen.settle()
            #expect(view.superview == nil)
            #expect(table.contentSize.height == 138.0)
        }

        @Test func theWidthChangesTheHeightOfFootersThatWrap() {
            let fixture = TableFixture([[.init(name: "a")], [.init(name: "b")]], style: .grouped)
            fixture.footers = [String(repeating: "words that wrap ", count: 12), nil]
            let screen = fixture.show()
            let narrow = fixture.table.rectForFooter(inSection: 0).height
            screen.resize(to: CGSize(width: 900, height: 480))
            screen.settle()
            #expect(fixture.table.rectForFooter(inSection: 0).height < narrow)
        }

        @Test func theClientIsAskedForAViewOncePerAppearance() {
            let fixture = SectionViewFixture(counts: [3, 3, 3])
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(fixture)
            screen.settle()
            fixture.viewsAsked = 0
            for offset in stride(from: 0, to: 40, by: 1) as StrideTo<CGFloat> {
                fixture.table.contentOffset.y = offset
                screen.settle()
            }
            #expect(fixture.viewsAsked == 0)
            let header = fixture.table.headerView(forSection: 1) as? SectionViewFixture.Header
            #expect(header?.reuseIdentifier == "header")
            #expect(header?.textLabel?.text == "view 1")
            #expect((header?.textLabel?.frame.width ?? 0) > 100)
            #expect(fixture.table.rectForHeader(inSection: 1).height == 33)
            // With a height of 0, a section has no header.
            #expect(fixture.table.headerView(forSection: 2) == nil)
            #expect(fixture.shown.values.allSatisfy { $0 == 0 || $0 == 1 })
        }
    }
}

/// A table with header views made by the client.
@MainActor
private final class SectionViewFixture: UITableViewController {
    var counts: [Int]
    var viewsAsked = 0
    var shown: [ObjectIdentifier: Int] = [:]
    var table: UITableView { tableView }

    init(counts: [Int]) {
        self.counts = counts
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    class Header: UITableViewHeaderFooterView {}

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        table.sectionHeaderTopPadding = 0
    }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 2 ? 0 : 33
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        viewsAsked += 1
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "view \(section)"
        return view
    }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shown[ObjectIdentifier(view), default: 0] += 1
    }

    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
        shown[ObjectIdentifier(view), default: 0] -= 1
    }
}
