import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that tables of all kinds of cells stand from the first frame on, on screens wider than a cell that has just
/// been created, in which texts first wrap in more lines.
@Suite(.serialized) @MainActor struct FirstFrameTests {
    enum Kind: CaseIterable {
        case lines, configurations, configurationsWithoutArrow, chapters, forms, details

        @MainActor func make() -> UITableViewController {
            let text = String.words(30)
            switch self {
            case .lines:
                return RowsController<UITableViewCell>(40) {
                    RowExpander($0, lines: 2, of: { $0.textLabel }, id: $1)
                } fill: { cell, id in
                    cell.textLabel?.text = "Row \(id) \(text)"
                }
            case .configurations, .configurationsWithoutArrow:
                return RowsController<UITableViewCell>(40) {
                    let expander = RowExpander($0, id: $1)
                    if self == .configurationsWithoutArrow { expander.indicator = .none }
                    expander.content { (content: inout UIListContentConfiguration, level) in
                        content.secondaryTextProperties.numberOfLines = level == .collapsed ? 2 : 0
                    }
                    return expander
                } fill: { cell, id in
                    var content = UIListContentConfiguration.subtitleCell()
                    (content.text, content.secondaryText) = ("Row \(id)", text)
                    cell.contentConfiguration = content
                }
            case .chapters:
                return RowsController<ChapterCell>(40) { cell, id in
                    (cell.title.text, cell.body.text) = ("Chapter \(id) \(String.words(14))", text)
                }
            case .forms:
                return RowsController<FormCell>(40) { cell, id in cell.title.text = "Form \(id)" }
            case .details:
                return RowsController<DetailCell>(40) {
                    let expander = RowExpander($0, id: $1)
                    expander.details = RowDetails { _ in DetailController.detail() }
                    return expander
                } fill: { cell, id in
                    cell.title.text = "Row \(id)"
                }
            }
        }
    }

    /// Each way in which a platform may be less kind, by itself.
    private nonisolated static let rules: [PlatformConduct] = [
        .labelsSnap, .labelsStretch, .rowsOverflow, .requiredRowHeights, .forgetsHeights, .anchorsNothing,
        .rowsEnterAtEstimates, .tilesForFinalBounds, .configuresInAnimations, .firstLayoutAnimates, .keepsCells,
    ]

    private func check(_ kind: Kind, _ conduct: PlatformConduct, width: CGFloat) throws {
        let screen = TestScreen(size: CGSize(width: width, height: 667), conduct: conduct)
        let controller = kind.make()
        screen.show(controller)
        let table = try #require(controller.tableView)
        screen.frames(8) {
            #expect(screen.misplacedRow(in: table) == nil, "\(kind), \(width)")
            #expect(!screen.isMoving, "\(kind), \(width)")
        }
        table.reloadData()
        screen.frames(4) { #expect(screen.misplacedRow(in: table) == nil, "\(kind), \(width), reloaded") }
        table.contentOffset.y = 300
        screen.frames(4) { #expect(screen.misplacedRow(in: table) == nil, "\(kind), \(width), scrolled") }
    }

    @Test(arguments: Kind.allCases, Conducts.all) func rowsStand(kind: Kind, conduct: PlatformConduct) throws {
        for width in [320, 375, 600] as [CGFloat] { try check(kind, conduct, width: width) }
    }

    @Test(arguments: rules) func noSingleRuleMovesThem(rule: PlatformConduct) throws {
        for kind in Kind.allCases { try check(kind, rule, width: 375) }
    }

    @Test(arguments: Kind.allCases, Conducts.all) func rowsScrollInAtTheirHeights(
        kind: Kind,
        conduct: PlatformConduct
    ) throws {
        let controller = kind.make()
        let screen = TestScreen.showing(controller, conduct)
        let table = try #require(controller.tableView)
        for _ in 0..<30 {
            table.contentOffset.y += 40
            screen.advance(by: 1 / 60)
            #expect(screen.misplacedRow(in: table) == nil, "\(kind), \(table.contentOffset.y)")
        }
    }

    /// The first tap, before the second frame, unfolds a row in its place.
    @Test(arguments: Kind.allCases, Conducts.all) func aTapAtOnceUnfolds(kind: Kind, conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
        let controller = kind.make()
        screen.show(controller)
        let table = try #require(controller.tableView)
        screen.advance(by: 1 / 60)
        let (row, next) = (table.rectForRow(at: [0, 1]), table.rectForRow(at: [0, 2]))
        screen.tap(at: CGPoint(x: 100, y: row.minY + 20))
        screen.settle()
        #expect(table.rectForRow(at: [0, 1]).minY == row.minY && table.rectForRow(at: [0, 2]).minY > next.minY + 15)
        #expect(screen.misplacedRow(in: table) == nil)
    }
}
