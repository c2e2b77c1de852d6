import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests where a table scrolls when a row changes its height without a change of its level.
@Suite(.serialized) @MainActor struct ResizingTests {
    /// A table whose row 3 is open and higher than the screen.
    private func fixture(_ conduct: PlatformConduct) -> NotesFixture {
        let notes = (0..<20).map { Note(id: $0, lines: $0 == 3 ? 60 : 6) }
        let fixture = NotesFixture([notes], conduct: conduct)
        fixture.open(3)
        return fixture
    }

    private func setLines(_ lines: Int, _ fixture: NotesFixture) throws {
        fixture.notes.sections[0][3] = Note(id: 3, lines: lines)
        try fixture.cell(3).message.text = fixture.notes.sections[0][3].text
        fixture.expander.resize(3)
        fixture.screen.settle()
    }

    @Test(arguments: Conducts.all) func aTallRowStaysWhereItIsRead(conduct: PlatformConduct) throws {
        let fixture = fixture(conduct)
        let row = fixture.table.rectForRow(at: [0, 3])
        fixture.table.contentOffset.y = row.minY + 200
        fixture.screen.settle()
        for lines in [61, 64, 58] {
            try setLines(lines, fixture)
            #expect(try abs(fixture.frame(3).minY + 200) < 0.6, "\(lines) lines")
        }
        // The rows below come up, and those above stand.
        try setLines(32, fixture)
        #expect(try abs(fixture.frame(3).minY + 200) < 0.6 && fixture.frame(3).maxY < 470)
        // A row that comes to fit is shown whole.
        try setLines(10, fixture)
        #expect(try fixture.frame(3).minY >= -0.6 && fixture.frame(3).maxY <= 480.6)
    }

    @Test(arguments: Conducts.all) func aRowThatBecomesTallIsShownFromItsTop(conduct: PlatformConduct) throws {
        let fixture = fixture(conduct)
        try setLines(8, fixture)
        fixture.table.contentOffset.y = 0
        fixture.screen.settle()
        try setLines(60, fixture)
        #expect(try abs(fixture.frame(3).minY) < 0.6)
    }

    /// A table of open rows, each of them a text view.
    private final class Texts: RowsController<TextCell>, UITextViewDelegate {
        init(lines: Int) {
            super.init(6) { cell, id in
                cell.editor.text = (1...(id == 1 ? lines : 2)).map { "Line \($0)" }.joined(separator: "\n")
            }
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
            (cell as? TextCell)?.editor.delegate = self
        }

        func textViewDidChange(_ textView: UITextView) { expander.resize(1) }
    }

    /// A row that is higher than the screen scrolls as far as the insertion point needs.
    @Test(arguments: Conducts.all) func theInsertionPointStaysOnTheScreen(conduct: PlatformConduct) throws {
        let texts = Texts(lines: 80)
        let screen = TestScreen.showing(texts, conduct)
        let editor = try texts.cell(1).editor
        func caret() throws -> CGRect {
            let end = try #require(editor.selectedTextRange?.end)
            return editor.convert(editor.caretRect(for: end), to: nil)
        }
        #expect(editor.becomeFirstResponder())
        texts.tableView.contentOffset.y = texts.tableView.rectForRow(at: [0, 1]).maxY - 660
        screen.settle()
        editor.selectedRange = NSRange(location: editor.text.utf16.count, length: 0)
        for _ in 0..<8 {
            screen.type("a\n")
            screen.settle()
            #expect(try caret().minY >= 0 && caret().maxY <= 667)
        }
        // In the middle of the screen, nothing has to scroll.
        editor.selectedRange = NSRange(location: editor.text.utf16.count - 100, length: 0)
        texts.tableView.contentOffset.y += try caret().midY - 300
        screen.settle()
        let offset = texts.tableView.contentOffset.y
        screen.type("b\n")
        screen.settle()
        #expect(abs(texts.tableView.contentOffset.y - offset) < 0.6)
    }

    private final class TextCell: UITableViewCell, UnfoldingCell {
        let editor = UITextView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            editor.isScrollEnabled = false
            editor.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(editor)
            let bottom = editor.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                editor.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
                editor.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                editor.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {}
    }
}
