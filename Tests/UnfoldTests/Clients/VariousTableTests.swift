import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests twenty tables of clients: an eye stumbles over nothing, from the first frame on, whichever row is tapped.
@Suite(.serialized) @MainActor struct VariousTableTests {
    enum Kind: CaseIterable {
        case stack, ownArrow, dates, pictures, fades, controls, colors, attributes, aligned, insetGroups
        case accordion, alwaysOne, leadingArrow, noArrow, spring, headerView, footers, openByDefault, details, refresh

        private static let text = String.words(40)

        @MainActor private func stacked<Cell: StackedCell>(
            _ type: Cell.Type,
            style: UITableView.Style = .plain,
            _ setUp: @escaping @MainActor (RowExpander<Int>) -> Void = { _ in },
            fill: @escaping @MainActor (Cell, Int) -> Void = { _, _ in }
        ) -> RowsController<Cell> {
            RowsController<Cell>(40, style: style) {
                let expander = RowExpander($0, id: $1)
                setUp(expander)
                return expander
            } fill: { cell, id in
                (cell.title.text, cell.body.text) = ("Title \(id)", "\(id) \(Self.text)")
                fill(cell, id)
            }
        }

        @MainActor func make() -> (UITableViewController, RowExpander<Int>) {
            switch self {
            case .stack: return pair(stacked(StackedCell.self))
            case .ownArrow: return pair(stacked(ArrowCell.self, { $0.indicator = .none }))
            case .dates:
                return pair(
                    RowsController<DatedCell>(40) { cell, id in cell.message.text = "Message \(id) \(Self.text)" }
                )
            case .pictures: return pair(stacked(PictureCell.self))
            case .fades: return pair(stacked(FadingCell.self))
            case .controls: return pair(stacked(ControlsCell.self))
            case .colors:
                return pair(
                    stacked(
                        StackedCell.self,
                        fill: { cell, id in cell.backgroundColor = id % 2 == 0 ? .systemYellow : .systemTeal }
                    )
                )
            case .attributes:
                return pair(
                    stacked(
                        StackedCell.self,
                        fill: { cell, id in
                            let text = NSMutableAttributedString(string: "\(id) \(Self.text)")
                            let bold = UIFont.boldSystemFont(ofSize: 22)
                            text.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 12))
                            cell.body.attributedText = text
                        }
                    )
                )
            case .aligned:
                return pair(
                    stacked(
                        StackedCell.self,
                        fill: { cell, _ in (cell.title.textAlignment, cell.body.textAlignment) = (.right, .center) }
                    )
                )
            case .insetGroups: return pair(stacked(StackedCell.self, style: .insetGrouped))
            case .accordion: return pair(stacked(StackedCell.self, { $0.setPolicy(.accordion) }))
            case .alwaysOne: return pair(stacked(StackedCell.self, { $0.setPolicy(.alwaysOne) }))
            case .leadingArrow:
                return pair(stacked(StackedCell.self, { $0.indicator = .chevron(.leading) }))
            case .noArrow: return pair(stacked(StackedCell.self, { $0.indicator = .none }))
            case .spring: return pair(stacked(StackedCell.self, { $0.motion = .spring(duration: 0.5, bounce: 0) }))
            case .headerView:
                let controller = stacked(StackedCell.self)
                let header = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
                header.text = "All titles"
                controller.tableView.tableHeaderView = header
                return pair(controller)
            case .footers: return pair(FootedController())
            case .openByDefault:
                return pair(stacked(StackedCell.self, { $0.state = ExpansionState(defaultLevel: .expanded) }))
            case .details:
                return pair(
                    RowsController<DetailCell>(40) {
                        let expander = RowExpander($0, id: $1)
                        expander.details = RowDetails { id in
                            let label = UILabel()
                            label.numberOfLines = 0
                            label.text = "Detail \(id) \(Self.text)"
                            return label
                        }
                        return expander
                    } fill: { cell, id in
                        cell.title.text = "Row \(id)"
                    }
                )
            case .refresh:
                let controller = stacked(StackedCell.self)
                controller.refreshControl = UIRefreshControl()
                return pair(controller)
            }
        }

        @MainActor private func pair<Cell: UITableViewCell>(
            _ controller: RowsController<Cell>
        ) -> (UITableViewController, RowExpander<Int>) {
            (controller, controller.expander)
        }
    }

    /// A table whose section has a title and a note.
    private final class FootedController: RowsController<StackedCell> {
        init() {
            super.init(8) { cell, id in
                (cell.title.text, cell.body.text) = ("Title \(id)", "\(id) \(String.words(40))")
            }
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Titles" }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "All of them unfold."
        }
    }

    @Test(arguments: Kind.allCases, Conducts.all)
    func nothingIsStumbledOver(kind: Kind, conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
        let (controller, expander) = kind.make()
        let table = try #require(controller.tableView)
        let first = screen.jumps(in: table) {
            screen.show(controller)
            screen.settle()
        }
        #expect(first.isSmooth && first.contents > 3, "\(kind): \(first)")
        var taps = 0
        for row in [1, 3, 2, 3, 5, 1] {
            guard let cell = table.cellForRow(at: [0, row]) else { continue }
            let frame = screen.presentedFrame(of: cell)
            guard frame.minY >= 40, frame.minY < 600 else { continue }
            let level = expander[row]
            let report = screen.jumps(in: table) {
                screen.tap(at: CGPoint(x: 100, y: frame.minY + 12))
                screen.settle()
            }
            #expect(report.isSmooth, "\(kind), row \(row): \(report)")
            #expect(expander[row] != level || kind == .alwaysOne, "\(kind), row \(row)")
            taps += 1
        }
        #expect(taps >= 3 && screen.misplacedRow(in: table) == nil, "\(kind)")
    }

    /// Rows that are tapped in the motion of others, and rows that come meanwhile.
    @Test(arguments: Conducts.all) func tapsInAMotionAreFollowed(conduct: PlatformConduct) throws {
        let (controller, expander) = Kind.stack.make()
        let screen = TestScreen.showing(controller, conduct)
        let report = screen.jumps(in: controller.tableView, overshoot: 10) {
            expander.toggle(1)
            screen.advance(by: 0.1)
            expander.toggle(3)
            screen.advance(by: 0.1)
            expander.toggle(1)
            screen.settle()
        }
        #expect(report.flaws.isEmpty, "\(report)")
        #expect(screen.misplacedRow(in: controller.tableView) == nil)
    }
}
