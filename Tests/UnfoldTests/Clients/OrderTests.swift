import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests a list of orders, with photos that arrive late, buttons, and rows that are swiped and deleted.
@Suite(.serialized) @MainActor struct OrderTests {
    private final class Orders: RowsController<FormCell> {
        private(set) var bought: [Int] = []
        var isAnimated = false
        private var photos: [Int: CGFloat] = [:]

        init() {
            super.init(40) { cell, id in cell.title.text = "Order \(id)" }
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            let id = ids[indexPath.row]
            if let cell = cell as? FormCell {
                cell.photoHeight.constant = photos[id] ?? 0
                cell.button.addAction(
                    UIAction(identifier: UIAction.Identifier("buy")) { [unowned self] _ in bought.append(id) },
                    for: .touchUpInside
                )
            }
            return cell
        }

        /// Shows the photo of an order, which has arrived.
        func show(photo height: CGFloat, of id: Int) {
            photos[id] = height
            guard let row = ids.firstIndex(of: id) else { return }
            (tableView.cellForRow(at: [0, row]) as? FormCell)?.photoHeight.constant = height
            tableView.performBatchUpdates(nil)
        }

        override func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let id = ids[indexPath.row]
            let cancel = UIContextualAction(style: .destructive, title: "Cancel") { [unowned self] _, _, done in
                expander.keepingPlace(animated: isAnimated) {
                    guard let row = ids.firstIndex(of: id) else { return }
                    ids.remove(at: row)
                    tableView.deleteRows(at: [[0, row]], with: .automatic)
                }
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [cancel])
        }
    }

    private func top(_ row: Int, _ orders: Orders, _ screen: TestScreen) throws -> CGFloat {
        screen.presentedFrame(of: try orders.cell(row)).minY
    }

    private func cancel(_ row: Int, _ orders: Orders, _ screen: TestScreen) throws {
        screen.swipe(.left, on: try orders.cell(row).title, distance: 120)
        screen.settle()
        let action = try #require(screen.element(labelled: "Cancel")).frame
        screen.tap(at: CGPoint(x: action.midX, y: action.midY))
        screen.settle()
    }

    @Test(arguments: Conducts.all) func aPhotoArrivesWhileItsRowUnfolds(conduct: PlatformConduct) throws {
        let orders = Orders()
        let screen = TestScreen.showing(orders, conduct)
        let before = try top(2, orders, screen)
        let cell = try orders.cell(2)
        let report = screen.jumps(in: orders.tableView) {
            screen.tap(cell)
            screen.advance(by: 0.1)
            orders.show(photo: 180, of: 2)
            screen.advance(by: 0.1)
            screen.settle()
        }
        #expect(report.largest < 0.5, "\(report)")
        #expect(try abs(top(2, orders, screen) - before) < 0.6)
        #expect(cell.frame.height > 240 && screen.presentedFrame(of: cell.button).height > 20)
        screen.tap(cell.button)
        screen.settle()
        #expect(orders.bought == [2] && orders.expander[2] == .expanded, "a button folds nothing")
    }

    @Test(arguments: Conducts.all) func anOpenRowIsSwipedAndDeleted(conduct: PlatformConduct) throws {
        let orders = Orders()
        let screen = TestScreen.showing(orders, conduct)
        screen.tap(try orders.cell(2).title)
        screen.settle()
        let height = try orders.cell(2).frame.height
        screen.swipe(.left, on: try orders.cell(2).title, distance: 120)
        screen.settle()
        #expect(try orders.expander[2] == .expanded && abs(orders.cell(2).frame.height - height) < 0.6)
        let action = try #require(screen.element(labelled: "Cancel")).frame
        screen.tap(at: CGPoint(x: action.midX, y: action.midY))
        screen.settle()
        #expect(orders.ids.prefix(4) == [0, 1, 3, 4] && orders.expander.level(at: [0, 2]) == .collapsed)
        #expect(try orders.cell(2).button.isHidden && screen.misplacedRow(in: orders.tableView) == nil)
        // Code unfolds a row that is swiped.
        screen.swipe(.left, on: try orders.cell(3).title, distance: 80)
        screen.settle()
        orders.expander.toggle(4)
        screen.settle()
        let cell = try orders.cell(3)
        #expect(!cell.button.isHidden && cell.frame.height > 100)
    }

    /// Open rows far above have other heights than the table expects once it has forgotten them.
    @Test(arguments: Conducts.all, [(20, false), (22, false), (20, true), (22, true)])
    func theOrdersAboveADeletedOneStand(conduct: PlatformConduct, deletion: (row: Int, isAnimated: Bool)) throws {
        let orders = Orders()
        let row = deletion.row
        orders.isAnimated = deletion.isAnimated
        let screen = TestScreen.showing(orders, conduct)
        for id in 0..<5 {
            orders.show(photo: 150, of: id)
            orders.expander.set(.expanded, for: id, animated: false)
        }
        screen.settle()
        orders.tableView.scrollToRow(at: [0, 20], at: .top, animated: false)
        screen.settle()
        let tops = try (20..<28).map { try top($0, orders, screen) }
        screen.swipe(.left, on: try orders.cell(row).title, distance: 120)
        screen.settle()
        let action = try #require(screen.element(labelled: "Cancel")).frame
        let report = screen.jumps(in: orders.tableView) {
            screen.tap(at: CGPoint(x: action.midX, y: action.midY))
            screen.settle()
        }
        #expect(report.largest < 0.6, "\(report)")
        #expect(!orders.ids.contains(row))
        // The first order on the screen that is left stands. Those below a deleted one come up.
        for (index, expected) in tops.enumerated().dropLast() where row == 22 || index > 0 {
            let place = row == 22 ? 20 + index : 19 + index
            #expect(try abs(top(place, orders, screen) - expected) < 0.6, "row \(place)")
        }
    }

    @Test(arguments: Conducts.all) func aReaderReachesTheButtonOfAnOpenRow(conduct: PlatformConduct) throws {
        let orders = Orders()
        let screen = TestScreen.showing(orders, conduct)
        screen.isScreenReaderRunning = true
        #expect(screen.element(labelled: "Buy") == nil)
        screen.tap(try orders.cell(1).title)
        screen.settle()
        screen.activate(try #require(screen.element(labelled: "Buy")))
        screen.settle()
        #expect(orders.bought == [1] && orders.expander[1] == .expanded)
    }
}
