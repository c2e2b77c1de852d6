import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows with text that the user edits: they follow the text, and touches of the text don't change them.
@Suite(.serialized) @MainActor struct EditingTextTests {
    private func fixture(
        _ conduct: PlatformConduct = .kind
    ) -> (screen: TestScreen, journal: EditingTextCode.JournalViewController) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let journal = EditingTextCode.JournalViewController(style: .plain)
        screen.show(journal)
        screen.settle()
        return (screen, journal)
    }

    private func cell(
        _ row: Int,
        of journal: EditingTextCode.JournalViewController
    ) throws -> EditingTextCode.EntryCell {
        try #require(journal.tableView.cellForRow(at: [0, row]) as? EditingTextCode.EntryCell)
    }

    @Test(arguments: [PlatformConduct.kind, .asOnIOS]) func aRowFollowsItsText(conduct: PlatformConduct) throws {
        let (screen, journal) = fixture(conduct)
        screen.tap(try cell(2, of: journal).title)
        screen.settle()
        let cell = try cell(2, of: journal)
        let (height, top) = (cell.frame.height, screen.presentedFrame(of: cell).minY)
        screen.tap(cell.editor)
        #expect(cell.editor.isFirstResponder && journal.expander[3] == .expanded)
        let report = screen.jumps(in: journal.tableView) {
            screen.type("a\nb\nc\n")
            screen.settle()
        }
        #expect(report.largest < 0.01, "\(report)")
        #expect(try self.cell(2, of: journal) === cell && cell.editor.isFirstResponder)
        #expect(journal.entries[2].text.contains("a\nb\nc\n") && cell.frame.height > height + 30)
        #expect(abs(cell.editor.frame.height - cell.editor.sizeThatFits(cell.editor.bounds.size).height) < 1.5)
        #expect(abs(screen.presentedFrame(of: cell).minY - top) < 0.01)
    }

    @Test func editingBeginsInTheRowThatOpens() throws {
        let (screen, journal) = fixture()
        EditingTextCode.open(3, journal.expander)
        screen.type("x")
        #expect(journal.entries[2].text.contains("x"))
    }
}
