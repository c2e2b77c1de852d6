import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests tables whose screen turns, whose texts grow, and which are pushed, presented and left.
@Suite(.serialized) @MainActor struct ScreenChangeTests {
    private func texts() -> RowsController<UITableViewCell> {
        RowsController<UITableViewCell>(60) {
            RowExpander($0, lines: 2, of: { $0.textLabel }, id: $1)
        } fill: { cell, id in
            cell.textLabel?.text = "Row \(id) \(String.words(30 + id % 5 * 12))"
        }
    }

    private func check(
        _ controller: RowsController<UITableViewCell>,
        _ screen: TestScreen,
        _ step: String
    ) {
        #expect(screen.misplacedRow(in: controller.tableView) == nil, "\(step)")
        for cell in controller.tableView.visibleCells {
            guard let label = cell.textLabel, let path = controller.tableView.indexPath(for: cell) else {
                continue
            }
            let isOpen = controller.expander[controller.ids[path.row]] == .expanded
            #expect(label.numberOfLines == (isOpen ? 0 : 2) && label.showsAll, "\(step), row \(path.row)")
        }
    }

    @Test(arguments: Conducts.all) func aLargeTitleShrinksWhileARowIsRevealed(
        conduct: PlatformConduct
    ) throws {
        let controller = texts()
        controller.title = "Texts"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let screen = TestScreen.showing(navigation, conduct)
        let table = try #require(controller.tableView)
        let cell = try #require(table.visibleCells.last { screen.presentedFrame(of: $0).maxY <= 667 })
        let report = screen.jumps(in: table) {
            screen.tap(cell)
            screen.settle()
        }
        #expect(report.largest < 0.6 && screen.presentedFrame(of: cell).maxY <= 667.6, "\(report)")
        controller.expander.collapseAll(animated: false)
        for _ in 0..<2 {
            table.contentOffset.y = -table.adjustedContentInset.top
            screen.settle()
        }
        let (bar, top) = (
            navigation.navigationBar.frame.height, screen.presentedFrame(of: try controller.cell(0)).minY
        )
        for _ in 0..<2 {
            let report = screen.jumps(in: table) {
                screen.tap(table.visibleCells[0])
                screen.settle()
            }
            #expect(report.largest < 0.6, "\(report)")
        }
        #expect(navigation.navigationBar.frame.height == bar)
        #expect(abs(screen.presentedFrame(of: try controller.cell(0)).minY - top) < 0.6)
    }
}
