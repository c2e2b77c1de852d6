import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that the keyboard leaves a view that folds, and stays with one that doesn't.
@Suite(.serialized) @MainActor struct FoldedFocusTests {
    /// A cell with a field that is always there, and one that shows only while the row is open.
    private final class FieldCell: UITableViewCell, UnfoldingCell {
        let name = UITextField()
        let note = UITextField()
        private lazy var low = name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        private lazy var high = note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for field in [name, note] {
                field.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(field)
                field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
                field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            }
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
            note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8).isActive = true
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            (level == .collapsed ? high : low).isActive = false
            (level == .collapsed ? low : high).isActive = true
        }
    }

    private final class Controller: UITableViewController {
        lazy var expander = RowExpander<Int>(tableView, policy: .accordion) { $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            expander.configure(cell, at: indexPath)
            return cell
        }
    }

    @Test(arguments: Conducts.all)
    func aFieldThatFoldsLosesTheKeyboard(conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = Controller(style: .plain)
        screen.show(controller)
        controller.expander.toggle(4)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 4]) as? FieldCell)
        #expect(cell.note.becomeFirstResponder())
        screen.type("a")
        // The policy folds the row.
        controller.expander.toggle(1)
        screen.settle()
        screen.type("b")
        #expect(cell.note.text == "a" && !cell.note.isFirstResponder)
    }

    @Test func aFieldThatStaysKeepsTheKeyboard() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = Controller(style: .plain)
        screen.show(controller)
        controller.expander.toggle(4)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 4]) as? FieldCell)
        #expect(cell.name.becomeFirstResponder())
        controller.expander.toggle(4)
        screen.settle()
        screen.type("b")
        #expect(cell.name.text == "b")
    }
}
