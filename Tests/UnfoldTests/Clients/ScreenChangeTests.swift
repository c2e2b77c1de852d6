import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests tables whose screen turns, whose texts grow, and which are pushed, presented and left.
@Suite(.serialized) @MainActor struct ScreenChangeTests {
    private func texts() -> RowsController<NoteCell> {
        RowsController<NoteCell>(60) { cell, id in
            cell.message.text = "Row \(id) \(String.words(40 + id % 5 * 12))"
        }
    }

    private func check(_ controller: RowsController<NoteCell>, _ screen: TestScreen, _ step: String) {
        #expect(screen.misplacedRow(in: controller.tableView) == nil, "\(step)")
        for case let cell as NoteCell in controller.tableView.visibleCells {
            guard let path = controller.tableView.indexPath(for: cell) else { continue }
            let isOpen = controller.expander[controller.ids[path.row]] == .expanded
            let lines = isOpen ? 0 : NoteCell.foldedLines
            #expect(cell.message.numberOfLines == lines && cell.message.showsAll, "\(step), row \(path.row)")
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

    @Test(arguments: Conducts.all) func aRowIsRevealedInASheetOfHalfTheHeight(conduct: PlatformConduct) throws {
        let root = UIViewController()
        let screen = TestScreen.showing(root, conduct)
        let controller = texts()
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(controller, animated: true)
        screen.settle()
        let cells = controller.tableView.visibleCells
        let cell = try #require(cells.last { screen.presentedFrame(of: $0).maxY <= 667 })
        let height = screen.presentedFrame(of: cell).height
        let report = screen.jumps(in: controller.tableView) {
            screen.tap(cell)
            screen.settle()
        }
        let frame = screen.presentedFrame(of: cell)
        #expect(report.largest < 0.6, "\(report)")
        #expect(frame.height > height + 20 && frame.maxY <= 667.6 && root.presentedViewController === controller)
    }

    @Test(arguments: Conducts.all) func aScreenTurnsWhileARowUnfolds(conduct: PlatformConduct) throws {
        let controller = texts()
        let screen = TestScreen.showing(controller, conduct)
        controller.expander.show(20, level: nil, at: .top, animated: false)
        screen.settle()
        screen.tap(try controller.cell(22))
        screen.advance(by: 0.1)
        screen.rotate()
        screen.advance(by: 0.1)
        screen.settle()
        check(controller, screen, "turned")
        #expect(controller.tableView.cellForRow(at: [0, 22]) != nil)
        screen.rotate()
        screen.settle()
        check(controller, screen, "turned back")
        screen.tap(controller.tableView.visibleCells[2])
        screen.advance(by: 0.1)
        for category in [UIContentSizeCategory.accessibilityExtraLarge, .small] {
            screen.setContentSizeCategory(category)
            screen.settle()
            check(controller, screen, category.rawValue)
        }
        screen.resize(to: CGSize(width: 250, height: 500))
        screen.settle()
        check(controller, screen, "narrow")
    }

    /// A row unfolds while another controller comes over its table, and others change meanwhile.
    @Test(arguments: Conducts.all) func rowsChangeBelowAnotherController(conduct: PlatformConduct) throws {
        let controller = texts()
        let navigation = UINavigationController(rootViewController: controller)
        let screen = TestScreen.showing(navigation, conduct)
        screen.tap(try controller.cell(2))
        screen.advance(by: 0.08)
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 0.1)
        controller.expander.toggle(4)
        screen.settle()
        for _ in 0..<2 {
            screen.rotate()
            screen.settle()
        }
        controller.expander.toggle(5)
        let last = controller.ids.count - 1
        controller.ids.removeLast()
        controller.tableView.deleteRows(at: [[0, last]], with: .none)
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(Set(controller.expander.state.unfolded) == [2, 4, 5])
        check(controller, screen, "popped")
    }

    /// A row unfolds while the table is refreshed, and a new one comes.
    @Test(arguments: Conducts.all) func aRowUnfoldsWhileTheTableIsRefreshed(conduct: PlatformConduct) throws {
        let controller = texts()
        let control = UIRefreshControl()
        controller.refreshControl = control
        let screen = TestScreen.showing(UINavigationController(rootViewController: controller), conduct)
        control.beginRefreshing()
        let table = try #require(controller.tableView)
        table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
        screen.advance(by: 0.5)
        screen.tap(try controller.cell(1))
        screen.advance(by: 0.1)
        controller.ids.insert(500, at: 0)
        controller.expander.keepingPlace { table.insertRows(at: [[0, 0]], with: .none) }
        control.endRefreshing()
        screen.advance(by: 1)
        screen.settle()
        #expect(controller.expander[1] == .expanded && controller.expander[500] == .collapsed)
        check(controller, screen, "refreshed")
    }

    /// Levels and the place are saved, and restored before or after the table has its rows.
    @Test(arguments: Conducts.all, [true, false]) func theListComesBackAsItWasLeft(
        conduct: PlatformConduct,
        hasRows: Bool
    ) throws {
        let controller = texts()
        let screen = TestScreen.showing(controller, conduct)
        controller.expander.setAll(.expanded, for: [3, 10, 30, 31, 50], animated: false)
        controller.expander.show(30, level: nil, at: .top, animated: false)
        controller.tableView.contentOffset.y += 12
        screen.settle()
        let top = screen.presentedFrame(of: try controller.cell(30)).minY
        let data = try JSONEncoder().encode(controller.expander.snapshot)
        let snapshot = try JSONDecoder().decode(ExpansionSnapshot<Int, RowLevel>.self, from: data)

        let other = texts()
        other.ids = hasRows ? controller.ids : []
        let next: TestScreen
        if hasRows {
            next = .showing(other, conduct)
            other.expander.restore(snapshot)
        } else {
            other.loadViewIfNeeded()
            other.expander.restore(snapshot)
            next = .showing(other, conduct)
            other.ids = controller.ids
            other.tableView.reloadData()
            next.advance(by: 1 / 60)
        }
        let first = try next.presentedFrame(of: other.cell(30)).minY
        #expect(abs(first - top) < 0.6, "in the first frame: \(first) instead of \(top)")
        next.settle()
        #expect(abs(next.presentedFrame(of: try other.cell(30)).minY - top) < 0.6)
        #expect(other.expander[31] == .expanded && other.expander[29] == .collapsed)
        check(other, next, "restored")
        // The place is restored once.
        other.tableView.contentOffset.y = 0
        next.settle()
        other.tableView.reloadData()
        next.settle()
        #expect(other.tableView.contentOffset.y == 0)
    }
}
