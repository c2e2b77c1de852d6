import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests an expander that takes the identifiers from a diffable data source, in the spelling of the documentation.
@Suite(.serialized) @MainActor struct DiffableExpanderTests {
    private final class Controller: UITableViewController {
        lazy var source = UITableViewDiffableDataSource<Int, Note.ID>(tableView: tableView) {
            [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.message.text = Note(id: id, lines: 8).text
            expander.configure(cell, at: indexPath)
            return cell
        }
        lazy var expander = RowExpander<Note.ID>(diffable: tableView)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        }

        func show(_ ids: [Note.ID]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
            snapshot.appendSections([0])
            snapshot.appendItems(ids)
            source.apply(snapshot)
        }
    }

    @Test func rowsAreThoseOfTheDataSource() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = Controller(style: .plain)
        screen.show(controller)
        #expect(controller.expander.indexPath(for: 3) == nil)
        controller.show([1, 2, 3])
        screen.settle()
        controller.expander.toggle(at: [0, 2])
        screen.settle()
        controller.show([3, 2, 1])
        screen.settle()
        #expect(controller.expander.level(at: [0, 0]) == .expanded && controller.expander.indexPath(for: 3) == [0, 0])
        let cell = try #require(controller.tableView.cellForRow(at: [0, 0]) as? NoteCell)
        #expect(cell.message.numberOfLines == 0)
    }

    /// A data source of items that change while they stand for the same rows.
    private final class ItemsController: UITableViewController {
        lazy var source = UITableViewDiffableDataSource<Int, Note>(tableView: tableView) {
            [unowned self] tableView, indexPath, note in
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.message.text = note.text
            expander?.configure(cell, at: indexPath)
            return cell
        }
        var expander: RowExpander<Note.ID>?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        }

        func show(_ notes: [Note]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
            snapshot.appendSections([0])
            snapshot.appendItems(notes)
            source.apply(snapshot)
        }
    }

    @Test(arguments: [true, false], Conducts.all)
    func anItemThatChangesStaysOpen(namesIdentifier: Bool, conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = ItemsController(style: .plain)
        screen.show(controller)
        controller.expander =
            namesIdentifier
            ? RowExpander(diffable: controller.tableView) { (note: Note) in note.id }
            : RowExpander(diffable: controller.tableView)
        controller.show((0..<4).map { Note(id: $0, lines: 8) })
        screen.settle()
        let expander = try #require(controller.expander)
        expander.toggle(2)
        screen.settle()
        controller.show((0..<4).map { Note(id: $0, lines: $0 == 2 ? 9 : 8) })
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? NoteCell)
        #expect(expander[2] == .expanded && cell.message.numberOfLines == 0)
        #expect(expander.indexPath(for: 3) == [0, 3])
        controller.show((0..<90).map { Note(id: $0, lines: 8) })
        screen.settle()
        #expect(expander.indexPath(for: 80) == [0, 80] && expander.indexPath(for: 90) == nil)
    }
}
