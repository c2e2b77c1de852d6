import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit

@MainActor struct MultipleSelectionTests {
    /// A table that records the interaction.
    private final class Fixture: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        var log: [String] = []
        var may: (IndexPath) -> Bool = { _ in true }
        var willSelect: (IndexPath) -> IndexPath? = { $0 }
        var count = 100

        override func loadView() {
            table.dataSource = self
            table.delegate = self
            table.rowHeight = 40
            table.allowsMultipleSelectionDuringEditing = true
            view = table
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            log.append("should \(indexPath.row)")
            return may(indexPath)
        }

        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("didBegin \(indexPath.row) \(tableView.isEditing)")
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("didEnd") }

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            willSelect(indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }

        var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }
    }

    @MainActor private final class Counter {
        var count = 0
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let fixture = Fixture()
    private var table: UITableView { fixture.table }

    init() {
        screen.show(fixture)
        screen.settle()
    }

    /// Puts two fingers down on a row, and moves them to others.
    private func sweep(from row: Int, through rows: Int..., lifts: Bool = true) {
        for finger in 1...2 {
            screen.touchDown(finger, at: CGPoint(x: 100 + CGFloat(finger) * 60, y: CGFloat(row) * 40 + 20))
        }
        var last = CGFloat(row)
        for row in rows {
            for step in 1...10 {
                let y = last + (CGFloat(row) - last) * CGFloat(step) / 10
                for finger in 1...2 {
                    screen.touchMove(finger, to: CGPoint(x: 100 + CGFloat(finger) * 60, y: y * 40 + 20))
                }
                screen.advance(by: 1.0 / 60)
            }
            last = CGFloat(row)
        }
        guard lifts else { return }
        for finger in 1...2 { screen.touchUp(finger) }
        screen.settle()
    }

    private func click(_ row: Int, _ modifiers: HostModifiers = []) {
        screen.click(at: CGPoint(x: 200, y: CGFloat(row) * 40 + 20), modifiers: modifiers)
        screen.settle()
    }

    // MARK: Fingers

    @Test func twoFingersSelectTheRowsBetween() {
        sweep(from: 2, through: 5)
        #expect(fixture.selected == [2, 3, 4, 5])
        #expect(table.isEditing)
        #expect(
            fixture.log == ["should 2", "didBegin 2 true", "select 2", "select 3", "select 4", "select 5", "didEnd"]
        )
        #expect(table.contentOffset.y == 0, "and scroll nothing")
    }

    @Test func rowsThatTheFingersLeaveAreAsBefore() {
        sweep(from: 4, through: 7, 2)
        #expect(fixture.selected == [2, 3, 4])
        #expect(fixture.log.filter { $0.hasPrefix("deselect") }.sorted() == ["deselect 5", "deselect 6", "deselect 7"])
    }

    @Test func fromASelectedRowTheyDeselect() {
        sweep(from: 1, through: 8)
        sweep(from: 3, through: 5)
        #expect(fixture.selected == [1, 2, 6, 7, 8])
    }

    @Test func theDelegateMayForbidIt() {
        fixture.may = { _ in false }
        sweep(from: 9, through: 4)
        #expect(fixture.log == ["should 9"])
        #expect(!table.isEditing && fixture.selected.isEmpty)
        #expect(table.contentOffset.y > 0, "the fingers scroll")
    }

    @Test func withoutMultipleSelectionNothingIsAsked() {
        table.allowsMultipleSelectionDuringEditing = false
        sweep(from: 9, through: 4)
        #expect(fixture.log.isEmpty && table.contentOffset.y > 0)
    }

    @Test func aTableThatSelectsSeveralDoesNotEdit() {
        table.allowsMultipleSelectionDuringEditing = false
        table.allowsMultipleSelection = true
        sweep(from: 1, through: 3)
        #expect(!table.isEditing && fixture.selected == [1, 2, 3])
    }

    @Test func oneFingerScrolls() {
        screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100), duration: 0.3, resting: 0.3)
        #expect(table.contentOffset.y > 100 && fixture.log.isEmpty)
    }

    @Test func aRowThatMayNotBeSelectedIsAskedOnce() {
        var asked = 0
        fixture.willSelect = {
            guard $0.row == 4 else { return $0 }
            asked += 1
            return nil
        }
        sweep(from: 2, through: 6)
        #expect(fixture.selected == [2, 3, 5, 6])
        #expect(asked == 1)
    }

    @Test func nearTheEdgeTheContentScrolls() {
        sweep(from: 6, through: 11, lifts: false)
        screen.advance(by: 2)
        #expect(table.contentOffset.y > 100)
        #expect(fixture.selected.first == 6 && fixture.selected.count > 8)
        #expect(fixture.selected == Array(6...(fixture.selected.last ?? 0)))
        for finger in 1...2 { screen.touchUp(finger) }
        let offset = table.contentOffset.y
        screen.settle()
        #expect(table.contentOffset.y == offset)
        #expect(fixture.log.last == "didEnd")
    }

    @Test func theRowsMayChangeMeanwhile() {
        sweep(from: 5, through: 7, lifts: false)
        fixture.count -= 2
        table.deleteRows(at: [[0, 0], [0, 6]], with: .none)
        #expect(fixture.selected == [4, 5])
        for finger in 1...2 { screen.touchMove(finger, to: CGPoint(x: 100 + finger * 60, y: 8 * 40 + 20)) }
        screen.advance(by: 0.1)
        #expect(fixture.selected == [4, 5, 6, 7, 8])
        fixture.count = 0
        table.reloadData()
        for finger in 1...2 { screen.touchMove(finger, to: CGPoint(x: 100 + finger * 60, y: 60)) }
        for finger in 1...2 { screen.touchUp(finger) }
        screen.settle()
        #expect(fixture.selected.isEmpty && fixture.log.last == "didEnd")
    }

    // MARK: Keys

    @Test func controlSelectsOneMore() {
        click(1)
        #expect(fixture.selected == [1])
        click(3, .control)
        #expect(table.isEditing)
        #expect(fixture.selected == [3], "the editing mode begins without a selection")
        click(5, .control)
        #expect(fixture.selected == [3, 5])
        click(3, .control)
        #expect(fixture.selected == [5])
        #expect(fixture.log.filter { !$0.contains("elect") } == ["should 3", "didBegin 3 true", "didEnd"])
    }

    @Test func shiftSelectsUpToTheRow() {
        table.setEditing(true, animated: false)
        click(2)
        fixture.log = []
        click(5, .shift)
        #expect(fixture.selected == [2, 3, 4, 5])
        #expect(fixture.log == ["should 5", "didBegin 5 true", "select 3", "select 4", "select 5", "didEnd"])
        click(1, .shift)
        #expect(fixture.selected == [1, 2, 3, 4, 5], "the range begins at the row of the last click without Shift")
    }

    @Test func shiftInATableWithASelectionBeginsThere() {
        click(3)
        click(6, .shift)
        #expect(table.isEditing && fixture.selected == [3, 4, 5, 6])
    }

    @Test func withoutPermissionTheKeysMeanNothing() {
        fixture.may = { _ in false }
        click(1)
        click(4, .shift)
        click(2, .control)
        #expect(fixture.selected == [2] && !table.isEditing)
    }

    // MARK: Notifications

    @Test func changesOfTheSelectionArePosted() {
        let counter = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification,
            object: table,
            queue: nil
        ) { _ in MainActor.assumeIsolated { counter.count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        var posts: Int { counter.count }
        click(1)
        #expect(posts == 1)
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        #expect(posts == 1, "it was selected already")
        table.deselectRow(at: [0, 1], animated: false)
        #expect(posts == 2)
        table.deselectRow(at: [0, 1], animated: false)
        #expect(posts == 2)
    }
}
