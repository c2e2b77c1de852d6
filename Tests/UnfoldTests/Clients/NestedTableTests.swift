import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests tables that are as high as their content, inside of scroll views and of rows that unfold.
@Suite(.serialized) @MainActor struct NestedTableTests {
    /// A table of notes without scrolling.
    private final class WholeTable: UITableView, UITableViewDataSource, UITableViewDelegate {
        let count: Int
        private(set) lazy var expander = RowExpander<Int>(self) { $0.row }

        init(_ count: Int) {
            self.count = count
            super.init(frame: .zero, style: .plain)
            isScrollEnabled = false
            (dataSource, delegate) = (self, self)
            register(NoteCell.self, forCellReuseIdentifier: "note")
        }

        required init?(coder: NSCoder) { nil }

        override var contentSize: CGSize {
            didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
        }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.message.text = Note(id: indexPath.row, lines: 7).text
            expander.configure(cell, at: indexPath)
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    /// A scroll view with a whole table above a footer.
    private final class Page: UIViewController {
        let scrollView = UIScrollView()
        let table = WholeTable(14)
        let footer = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            footer.text = "Footer"
            view.addSubview(scrollView)
            for view in [table, footer] { scrollView.addSubview(view) }
            for view in [scrollView, table, footer] { view.translatesAutoresizingMaskIntoConstraints = false }
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                table.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                table.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                footer.topAnchor.constraint(equalTo: table.bottomAnchor),
                footer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                footer.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ])
        }
    }

    @Test(arguments: Conducts.all) func aTableInAScrollViewGrowsInStepWithItsRow(conduct: PlatformConduct) throws {
        let page = Page()
        let screen = TestScreen.showing(page, conduct)
        let before = page.table.frame.height
        #expect(abs(before - page.table.contentSize.height) < 1)
        var heights: [CGFloat] = []
        screen.tap(try #require(page.table.cellForRow(at: [0, 2])))
        try screen.frames(40) {
            heights.append(screen.presentedFrame(of: page.table).height)
            let last = screen.presentedFrame(of: try #require(page.table.cellForRow(at: [0, 13])))
            #expect(abs(screen.presentedFrame(of: page.footer).minY - last.maxY) < 2)
        }
        screen.settle()
        let growth = page.table.frame.height - before
        #expect(growth > 50 && abs(page.table.frame.height - page.table.contentSize.height) < 1)
        #expect(try #require(heights.first) - before < growth / 2)
    }

    @Test(arguments: Conducts.all) func theScrollViewAroundATableRevealsARow(conduct: PlatformConduct) throws {
        let page = Page()
        let screen = TestScreen.showing(page, conduct)
        func frame(_ row: Int) throws -> CGRect {
            screen.presentedFrame(of: try #require(page.table.cellForRow(at: [0, row])))
        }
        let row = try #require(try (0..<14).last { try frame($0).maxY <= 667 })
        let (before, end) = (try frame(row), page.scrollView.contentSize.height)
        screen.tap(try #require(page.table.cellForRow(at: [0, row])))
        var last = before.minY
        try screen.frames(40) {
            let top = try frame(row).minY
            #expect(top <= last + 0.6, "the row never turns back")
            last = top
        }
        screen.settle()
        let after = try frame(row)
        #expect(after.height > before.height + 50 && abs(after.maxY - 667) < 0.6, "\(before), \(after)")
        #expect(page.scrollView.contentSize.height > end + 50)
        // A row above the screen comes into view from its top.
        page.scrollView.contentOffset.y = try #require(page.table.cellForRow(at: [0, 3])).frame.midY + 20
        screen.settle()
        screen.tap(at: CGPoint(x: 100, y: try frame(3).maxY - 5))
        screen.settle()
        #expect(page.table.expander[3] == .expanded)
        #expect(try abs(frame(3).minY) < 0.6)
    }

    private func nested(_ conduct: PlatformConduct, lifetime: RowDetails<Int>.Lifetime) throws
        -> (TestScreen, RowsController<DetailCell>, inner: () -> WholeTable?)
    {
        var inner: WholeTable?
        let controller = RowsController<DetailCell>(20) {
            let expander = RowExpander($0, id: $1)
            expander.details = RowDetails(lifetime: lifetime) { _ in
                let table = WholeTable(4)
                inner = table
                return table
            }
            return expander
        } fill: { cell, id in
            cell.title.text = "Row \(id)"
        }
        let screen = TestScreen(size: CGSize(width: 375, height: 900), conduct: conduct)
        screen.show(controller)
        screen.settle()
        return (screen, controller, { inner })
    }

    @Test(arguments: Conducts.all, [RowDetails<Int>.Lifetime.whileUnfolded, .forever])
    func aTableInARowIsWhole(conduct: PlatformConduct, lifetime: RowDetails<Int>.Lifetime) throws {
        let (screen, controller, inner) = try nested(conduct, lifetime: lifetime)
        let cell = try controller.cell(1)
        let folded = cell.frame.height
        for _ in 0..<2 {
            let report = screen.jumps(in: controller.tableView) {
                screen.tap(cell.title)
                screen.settle()
            }
            #expect(report.largest < 0.6, "\(report)")
            let table = try #require(inner())
            #expect(abs(table.frame.height - table.contentSize.height) < 1 && table.visibleCells.count == 4)
            #expect(abs(cell.frame.height - folded - table.contentSize.height) < 1.5)
            screen.tap(cell.title)
            screen.settle()
            #expect(abs(cell.frame.height - folded) < 0.6)
        }
    }

    /// The row around a table grows when a row of it does, with no call by the client.
    @Test(arguments: Conducts.all, [true, false])
    func aRowGrowsWithTheTableInIt(conduct: PlatformConduct, byTap: Bool) throws {
        let (screen, controller, inner) = try nested(conduct, lifetime: .forever)
        let cell = try controller.cell(1)
        screen.tap(cell.title)
        screen.settle()
        let table = try #require(inner())
        let before = cell.frame.height
        if byTap { screen.tap(try #require(table.cellForRow(at: [0, 1]))) } else { table.expander.toggle(1) }
        screen.settle()
        #expect(controller.expander[1] == .expanded && table.expander[1] == .expanded)
        #expect(cell.frame.height > before + 50 && abs(table.frame.height - table.contentSize.height) < 1)
        let last = screen.presentedFrame(of: try #require(table.cellForRow(at: [0, 3])))
        #expect(abs(screen.presentedFrame(of: try controller.cell(2)).minY - last.maxY) < 2)
        #expect(screen.misplacedRow(in: controller.tableView) == nil)
    }
}
