import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests cells that are laid out by constraints: their heights, and how their contents move.
    @Suite @MainActor struct SelfSizingLayoutTests {
        private static let words = "Leaves unfold one after the other, and nothing that is being read moves. "

        private func fixture(_ count: Int = 30) -> TextRowsFixture {
            TextRowsFixture(
                (0..<count).map {
                    .init(title: "Row \($0)", text: String(repeating: Self.words, count: 1 + $0 % 4))
                }
            )
        }

        @Test func aRowIsAsHighAsItsLabelAndTheSpaceAroundItAndNoMore() throws {
            let fixture = TextRowsFixture([.init(title: "A\nB"), .init(title: "A\nB\nC")])
            _ = fixture.show()
            for row in 0..<2 {
                let cell = try #require(fixture.cell(row))
                let label = cell.title.sizeThatFits(CGSize(width: 288, height: 1_000)).height
                #expect(cell.title.frame.origin == CGPoint(x: 16, y: 12) && cell.title.frame.width == 288)
                // The height includes the separator, so one of the labels is a point higher than it would like.
                #expect(cell.title.frame.height + cell.text.frame.height == label + 1)
                #expect(cell.frame.height == label + 25 && cell.separatorView.frame.maxY == label + 25)
            }
        }

        @Test(arguments: [320, 700, 190] as [CGFloat])
        func everyRowIsAsHighAsWhatIsInIt(width: CGFloat) throws {
            let fixture = fixture()
            fixture.set = { cell in
                cell.accessoryType = (cell.title.text?.count ?? 0) > 5 ? .disclosureIndicator : .none
            }
            for row in fixture.rows.indices where row % 3 == 0 { fixture.rows[row].isOpen = true }
            let screen = fixture.show(size: CGSize(width: width, height: 480))
            var seen = 0
            while fixture.tableView.contentOffset.y + 480 < fixture.tableView.contentSize.height {
                for case let cell as TextRowsFixture.Cell in fixture.tableView.visibleCells {
                    seen += 1
                    #expect(abs(cell.frame.height - cell.expectedHeight(cell.contentView.bounds.width)) < 0.51)
                    #expect(abs(cell.text.frame.maxY - cell.frame.height + 12) < 0.51)
                    #expect(cell.title.frame.minX == (width < 390 ? 16 : 20))
                }
                fixture.tableView.contentOffset.y += 300
                screen.settle()
            }
            #expect(seen > 8)
        }

        @Test func theCellItselfIsAskedWithTheWidthOfTheRow() throws {
            let fixture = fixture()
            fixture.set = { $0.answer = $0.title.text == "Row 1" ? 123 : nil }
            _ = fixture.show()
            let cell = try #require(fixture.cell(1))
            // The table adds the separator.
            #expect(cell.frame.height == 124)
            let asked = try #require(cell.asked.first)
            #expect(asked.size == CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height))
            #expect(asked.horizontal == .required && asked.vertical == .fittingSizeLevel)
        }

        @Test(arguments: [true, false])
        func theContentsOfACellMoveWithTheRow(byReload: Bool) throws {
            let fixture = fixture()
            let screen = fixture.show()
            for isOpen in [true, false] {
                let old = try #require(fixture.cell(3))
                let before = screen.presentedFrame(of: old)
                fixture.rows[3].isOpen = isOpen
                if byReload {
                    fixture.tableView.reloadRows(at: [[0, 3]], with: .fade)
                } else {
                    fixture.tableView.performBatchUpdates { old.take(fixture.rows[3]) }
                    #expect(fixture.cell(3) === old)
                }
                let cell = try #require(fixture.cell(3))
                let next = try #require(fixture.cell(4))
                var height = before.height
                var (title, bottom) = (screen.presentedFrame(of: cell.title), screen.presentedFrame(of: cell.text).maxY)
                for frame in 0..<45 {
                    let now = screen.presentedFrame(of: cell)
                    let content = screen.presentedFrame(of: cell.contentView)
                    let text = screen.presentedFrame(of: cell.text)
                    let place = "open \(isOpen), frame \(frame)"
                    #expect(isOpen ? now.height >= height - 1e-9 : now.height <= height + 1e-9, "\(place)")
                    #expect(abs(now.height - height) < 30, "\(place): a jump")
                    #expect(abs(screen.presentedFrame(of: next).minY - now.maxY) < 1e-6, "\(place)")
                    // The content is pinned to the cell, and the labels to the content. A new cell is revealed or
                    // covered while its contents stay in place.
                    #expect(abs(content.minY - now.minY) < 1e-6, "\(place)")
                    #expect(byReload || abs(content.maxY - now.maxY) < 1e-6, "\(place)")
                    #expect(!byReload || text.maxY == bottom, "\(place)")
                    #expect(screen.presentedFrame(of: cell.title) == title, "\(place)")
                    #expect(abs(text.minY - title.maxY) < 1e-6, "\(place): the labels overlap or part")
                    #expect(abs(text.maxY - bottom) < 30, "\(place): a jump")
                    #expect(byReload || text.maxY <= now.maxY - 12 + 0.51, "\(place): beyond the row")
                    (height, bottom) = (now.height, text.maxY)
                    title = screen.presentedFrame(of: cell.title)
                    screen.advance(by: 1 / 60)
                }
                screen.settle()
                #expect(cell.frame.height != before.height)
                #expect(abs(cell.frame.height - cell.expectedHeight(320)) < 0.51)
            }
        }

        @Test func aChangedConstantMovesInsideItsRowWhileAnotherRowIsInserted() throws {
            let fixture = fixture()
            let screen = fixture.show()
            let cell = try #require(fixture.cell(2))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let left = view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 4),
            ])
            screen.settle()
            fixture.rows.insert(.init(title: "New", text: "New"), at: 0)
            fixture.tableView.performBatchUpdates {
                left.constant = 200
                fixture.tableView.insertRows(at: [[0, 0]], with: .automatic)
            }
            #expect(screen.presentedFrame(of: view).minX == 0)
            screen.advance(by: 0.1)
            let half = screen.presentedFrame(of: view).minX
            #expect(half > 5 && half < 195)
            screen.settle()
            #expect(screen.presentedFrame(of: view).minX == 200)
        }

        @Test func rowsWithConstraintsAreMeasuredByCellsThatAreUsedAgain() {
            let fixture = fixture(2_000)
            let screen = fixture.show()
            let cells = Set(fixture.tableView.visibleCells.map(ObjectIdentifier.init))
            var all = cells
            for _ in 0..<100 {
                fixture.tableView.contentOffset.y += 200
                screen.advance(by: 1 / 60)
                all.formUnion(fixture.tableView.visibleCells.map(ObjectIdentifier.init))
            }
            #expect(all.count <= cells.count + 6)
        }

        @Test func theSystemSTextsStandBesideConstraints() throws {
            let fixture = TextRowsFixture([.init(title: "One"), .init(title: "Two")])
            fixture.set = { cell in
                cell.textLabel?.text = cell.title.text == "One" ? String(repeating: Self.words, count: 3) : nil
                cell.textLabel?.numberOfLines = 0
            }
            _ = fixture.show()
            let (one, two) = (try #require(fixture.cell(0)), try #require(fixture.cell(1)))
            let label = try #require(one.textLabel)
            #expect(label.frame == CGRect(x: 16, y: 0, width: 288, height: one.frame.height))
            let text = label.sizeThatFits(CGSize(width: 288, height: 1_000)).height
            #expect(one.frame.height >= text + TableMetrics.wrappedTextPadding)
            #expect(abs(two.frame.height - two.expectedHeight(320)) < 0.51)
        }

        @Test func headersAndFootersAreFittedByTheirConstraints() throws {
            let fixture = HeaderFixture(style: .grouped)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(fixture)
            screen.settle()
            let table: UITableView = fixture.tableView
            for section in 0..<2 {
                let header = try #require(table.headerView(forSection: section) as? HeaderFixture.Header)
                let label = header.label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude))
                #expect(abs(header.frame.height - label.height - 20) < 0.51)
                #expect(header.label.frame.minX == 16 && header.label.frame.minY == 10)
            }
            screen.resize(to: CGSize(width: 800, height: 480))
            screen.settle()
            let header = try #require(table.headerView(forSection: 1) as? HeaderFixture.Header)
            let label = header.label.sizeThatFits(CGSize(width: 768, height: CGFloat.greatestFiniteMagnitude))
            #expect(abs(header.frame.height - label.height - 20) < 0.51)
        }
    }
}

/// Headers with a text that wraps, laid out by constraints.
@MainActor
private final class HeaderFixture: UITableViewController {
    final class Header: UITableViewHeaderFooterView {
        let label = UILabel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 20
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 12 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        header?.label.text = String(repeating: "A header that wraps. ", count: 2 + section * 3 % 7)
        return header
    }
}
