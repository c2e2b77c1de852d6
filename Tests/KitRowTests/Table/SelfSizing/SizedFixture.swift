import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit

/// A table with self-sizing cells, headers and footers.
@MainActor
final class SizedFixture: UIViewController, UITableViewDataSource, UITableViewDelegate {
    struct Row: Equatable {
        let id: Int
        /// The area in square points. A narrower row is taller.
        var area: CGFloat
        /// The height that the delegate returns instead of the cell.
        var given: CGFloat?
    }

    struct Section: Equatable {
        var rows: [Row]
        /// The area of the header, or `nil` for none.
        var header: CGFloat?
        var footer: CGFloat?
    }

    /// The method by which views determine their height.
    enum Sizing: CaseIterable {
        case sizeThatFits, constraints
    }

    var sections: [Section]
    let sizing: Sizing
    let table: UITableView
    /// The delegate's estimate for rows. Where it is `nil`, the delegate doesn't implement the method.
    var estimate: ((IndexPath) -> CGFloat)?
    var estimateOfParts: ((Int) -> CGFloat)?
    var givesHeights = false
    var cellsAsked: [IndexPath] = []
    var partsAsked: [Int] = []
    var living = Living()

    /// A count of the objects that are still in memory.
    final class Living {
        var cells = 0
        var parts = 0
    }

    init(_ sections: [Section], _ sizing: Sizing = .sizeThatFits, style: UITableView.Style = .plain) {
        self.sections = sections
        self.sizing = sizing
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a table of rows with these heights at a width of 320. It has no separators, which would add to them.
    convenience init(heights: [CGFloat], _ sizing: Sizing = .sizeThatFits) {
        self.init([.init(rows: heights.enumerated().map { .init(id: $0.offset, area: $0.element * 320) })], sizing)
        table.separatorStyle = .none
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.register(Part.self, forHeaderFooterViewReuseIdentifier: "part")
        view = table
    }

    func show(size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.show(self)
        screen.settle()
        cellsAsked = []
        partsAsked = []
        return screen
    }

    /// Returns the height of a row at the table's current width.
    func height(_ row: Row) -> CGFloat {
        let separator: CGFloat = sizing == .constraints && table.separatorStyle != .none ? 1 : 0
        return row.given ?? Self.height(row.area, table.rowWidth) + separator
    }

    static func height(_ area: CGFloat, _ width: CGFloat) -> CGFloat {
        (area / width * 2).rounded(.up) / 2
    }

    // MARK: UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.take(sections[indexPath.section].rows[indexPath.row], self)
        return cell
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard givesHeights else { return UnimplementedDelegateMethod.height }
        return sections[indexPath.section].rows[indexPath.row].given ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimate?(indexPath) ?? UnimplementedDelegateMethod.height
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        estimateOfParts?(section) ?? UnimplementedDelegateMethod.height
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        estimateOfParts?(section) ?? UnimplementedDelegateMethod.height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        part(sections[section].header, section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        part(sections[section].footer, section)
    }

    private func part(_ area: CGFloat?, _ section: Int) -> UIView? {
        partsAsked.append(section)
        guard let area else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "part")
        (view as? Part)?.take(area, self)
        return view
    }

    // MARK: Views

    final class Cell: UITableViewCell {
        var row: Row?
        let filler = Filler()
        private var living: Living?

        func take(_ row: Row, _ fixture: SizedFixture) {
            if living == nil {
                living = fixture.living
                fixture.living.cells += 1
                filler.fill(contentView, fixture.sizing)
            }
            self.row = row
            filler.area = row.area
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { filler.sizeThatFits(size) }

        deinit { MainActor.assumeIsolated { living?.cells -= 1 } }
    }

    final class Part: UITableViewHeaderFooterView {
        let filler = Filler()
        private var living: Living?

        func take(_ area: CGFloat, _ fixture: SizedFixture) {
            if living == nil {
                living = fixture.living
                fixture.living.parts += 1
                filler.fill(contentView, fixture.sizing)
            }
            filler.area = area
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { filler.sizeThatFits(size) }

        deinit { MainActor.assumeIsolated { living?.parts -= 1 } }
    }

    /// A view that is taller when it is narrower, like text.
    final class Filler: UIView {
        var area: CGFloat = 0 { didSet { if area != oldValue { invalidateIntrinsicContentSize() } } }

        func fill(_ view: UIView, _ sizing: Sizing) {
            guard sizing == .constraints else { return }
            translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(self)
            NSLayoutConstraint.activate([
                leadingAnchor.constraint(equalTo: view.leadingAnchor),
                trailingAnchor.constraint(equalTo: view.trailingAnchor),
                topAnchor.constraint(equalTo: view.topAnchor),
                bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        override var heightFollowsWidth: Bool { true }

        override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { SizedFixture.height(area, width) }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            // A wrong height, because this must not be called where there are constraints.
            guard superview == nil else { return CGSize(width: size.width, height: 7) }
            return CGSize(width: size.width, height: SizedFixture.height(area, size.width))
        }
    }
}

/// The visible state of the table.
extension SizedFixture {
    /// Returns the frames of the rows on the screen, by identifier.
    func seen(_ screen: TestScreen) -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for case let cell as Cell in table.visibleCells {
            if let id = cell.row?.id { frames[id] = screen.presentedFrame(of: cell) }
        }
        return frames
    }

    /// Checks that the screen is filled with the expected rows, adjacent to each other, and each with
    /// the height of its content.
    func checkScreen(_ place: String, _ location: SourceLocation = #_sourceLocation) {
        table.layoutIfNeeded()
        let rows = table.content.rows(from: table.bounds.minY, to: table.bounds.maxY)
        for row in rows {
            let cell = table.cellForRow(at: row) as? Cell
            let expected = sections[row.section].rows[row.row]
            let (frame, rect) = (cell?.frame ?? .null, table.rectForRow(at: row))
            #expect(cell?.row?.id == expected.id, "\(place): \(row)", sourceLocation: location)
            #expect(abs(frame.minY - rect.minY) < 1e-6, "\(place): \(row)", sourceLocation: location)
            #expect(frame.height == rect.height, "\(place): \(row)", sourceLocation: location)
            #expect(frame.width == table.rowWidth, "\(place): \(row)", sourceLocation: location)
            #expect(abs(frame.height - height(expected)) < 0.01, "\(place): \(row)", sourceLocation: location)
        }
        for (row, next) in zip(rows, rows.dropFirst()) where row.section == next.section {
            let gap = table.rectForRow(at: next).minY - table.rectForRow(at: row).maxY
            #expect(next.row == row.row + 1 && gap == 0, "\(place)", sourceLocation: location)
        }
        for case let cell as Cell in table.visibleCells where sizing == .constraints {
            #expect(cell.filler.frame == cell.contentView.bounds, "\(place)", sourceLocation: location)
        }
        for (part, view) in table.cells.sectionViews {
            let area = part.edge == .header ? sections[part.section].header : sections[part.section].footer
            let height = Self.height(area ?? 0, table.bounds.width)
            #expect(abs(view.frame.height - height) < 0.01, "\(place): \(part)", sourceLocation: location)
        }
    }

    var isAtAnEnd: Bool {
        let top = -table.adjustedContentInset.top
        let bottom = max(top, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
        return table.contentOffset.y <= top + 0.01 || table.contentOffset.y >= bottom - 0.01
    }
}

extension SizedFixture {
    /// Returns sections of rows of various heights, some of which the delegate determines, with or
    /// without headers and footers.
    static func random(
        _ random: inout SeededGenerator,
        _ sizing: Sizing,
        sections: ClosedRange<Int> = 1...5,
        rows: ClosedRange<Int> = 0...60
    ) -> SizedFixture {
        var id = 0
        let made = (0..<Int.random(in: sections, using: &random)).map { _ in
            Section(
                rows: (0..<Int.random(in: rows, using: &random)).map { _ in
                    id += 1
                    return randomRow(id: id, &random)
                },
                header: Bool.random(using: &random) ? CGFloat.random(in: 3_000...30_000, using: &random) : nil,
                footer: Bool.random(using: &random) ? CGFloat.random(in: 3_000...30_000, using: &random) : nil
            )
        }
        let fixture = SizedFixture(made, sizing)
        fixture.givesHeights = Bool.random(using: &random)
        let seed = UInt64.random(in: 0...UInt64.max, using: &random)
        let guess = { (place: Int) in
            var random = SeededGenerator(seed: seed &+ UInt64(place))
            return CGFloat.random(in: 1...900, using: &random)
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: fixture.estimate = { guess($0.section * 1000 + $0.row) }
        case 1: fixture.table.estimatedRowHeight = 3
        case 2: fixture.table.estimatedRowHeight = 700
        default: break
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: fixture.estimateOfParts = { guess($0) }
        case 1: fixture.table.estimatedSectionHeaderHeight = 400
        default: break
        }
        return fixture
    }

    static func randomRow(id: Int, _ random: inout SeededGenerator) -> Row {
        let isLarge = Int.random(in: 0..<8, using: &random) == 0
        return Row(
            id: id,
            area: CGFloat.random(in: 3_000...(isLarge ? 300_000 : 40_000), using: &random),
            given: nil
        )
    }

    /// Makes the delegate return heights for some rows.
    func giveHeights(_ random: inout SeededGenerator) {
        guard givesHeights else { return }
        for section in sections.indices {
            for row in sections[section].rows.indices where Int.random(in: 0..<4, using: &random) == 0 {
                sections[section].rows[row].given = CGFloat(Int.random(in: 5...200, using: &random))
            }
        }
    }
}
