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
        /// The part of the note that the folded row shows, in points, or `nil` for a gap below the name.
        var rest: CGFloat? { didSet { low.constant = -8 - (rest ?? 0) } }
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

    /// A field of which the folded row shows a few points isn't one in which anybody types.
    @Test(arguments: Conducts.all, [(4, true), (30, false)] as [(CGFloat, Bool)])
    func aFieldOfWhichAnEdgeIsLeftLosesTheKeyboard(conduct: PlatformConduct, rest: (CGFloat, Bool)) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = Controller(style: .plain)
        screen.show(controller)
        controller.expander.toggle(4)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 4]) as? FieldCell)
        // The folded row ends below the beginning of the note.
        cell.rest = rest.0
        #expect(cell.note.becomeFirstResponder())
        controller.expander.toggle(4)
        screen.settle()
        let left = screen.presentedFrame(of: cell).maxY - screen.presentedFrame(of: cell.note).minY
        #expect(abs(left - rest.0) < 1.1)
        #expect(cell.note.isFirstResponder != rest.1)
    }

    /// A row whose text view is higher than what is left of it, with the insertion point in the first or the last line.
    @Test(arguments: Conducts.all, [true, false])
    func aTextKeepsTheKeyboardWhereItsInsertionPointIsSeen(conduct: PlatformConduct, isAtStart: Bool) throws {
        let controller = RowsController<EditorCell>(3) { _, _ in }
        let screen = TestScreen.showing(controller, conduct)
        controller.expander.toggle(1)
        screen.settle()
        let cell = try controller.cell(1)
        #expect(cell.editor.becomeFirstResponder() && cell.frame.height > 150)
        cell.editor.selectedRange = NSRange(location: isAtStart ? 0 : cell.editor.text.utf16.count, length: 0)
        controller.expander.toggle(1)
        screen.settle()
        #expect(cell.frame.height < 80 && cell.editor.isFirstResponder == isAtStart)
    }
}

/// A cell that is a text view, of which a folded row shows the first two lines.
private final class EditorCell: UITableViewCell, UnfoldingCell {
    let editor = UITextView()
    private lazy var folded = contentView.heightAnchor.constraint(equalToConstant: 60)
    private lazy var unfolded = editor.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.clipsToBounds = true
        editor.isScrollEnabled = false
        editor.text = (1...10).map { "Line \($0)" }.joined(separator: "\n")
        editor.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(editor)
        for end in [folded, unfolded] { end.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            editor.topAnchor.constraint(equalTo: contentView.topAnchor),
            editor.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            editor.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        (level == .collapsed ? unfolded : folded).isActive = false
        (level == .collapsed ? folded : unfolded).isActive = true
    }
}
