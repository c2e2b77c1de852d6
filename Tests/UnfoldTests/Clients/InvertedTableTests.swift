import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests tables that are turned upside down, as chats are, whose newest message is row 0 at the bottom.
@Suite(.serialized) @MainActor struct InvertedTableTests {
    private final class Chat: NotesController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
            return cell
        }
    }

    private func chat(_ conduct: PlatformConduct, offset: CGFloat = 0) -> NotesFixture {
        let fixture = NotesFixture(Chat([(0..<60).map { Note(id: $0, lines: 6) }]), conduct: conduct)
        fixture.table.contentOffset.y = offset
        fixture.screen.settle()
        return fixture
    }

    /// Taps a message and returns where it was and where it is.
    private func tap(_ row: Int, _ fixture: NotesFixture) throws -> (before: CGRect, after: CGRect) {
        let before = try fixture.frame(row)
        try fixture.tap(row)
        fixture.screen.settle()
        return (before, try fixture.frame(row))
    }

    private nonisolated static let anchors: [ExpansionAnchor] = [.touchedRow, .topOfViewport]

    /// The text begins at the upper edge of a message, which has to stand in each frame.
    @Test(arguments: anchors, Conducts.all) func theUpperEdgeOfAMessageStands(
        anchor: ExpansionAnchor,
        conduct: PlatformConduct
    ) throws {
        let fixture = chat(conduct, offset: 400)
        fixture.expander.anchor = anchor
        let rows = try #require(fixture.table.indexPathsForVisibleRows?.map(\.row)).sorted()
        // The row in the middle, and the one that is the first on the screen.
        let (row, first) = (rows[rows.count / 2], try #require(rows.last))
        let watched = anchor == .touchedRow ? row : first
        for _ in 0..<2 {
            let top = try fixture.frame(watched).minY
            fixture.expander.toggle(row)
            try fixture.screen.frames(40) {
                let now = try fixture.frame(watched).minY
                #expect(abs(now - top) < 0.6, "\(anchor)")
            }
            fixture.screen.settle()
            #expect(try abs(fixture.frame(watched).minY - top) < 0.6, "\(anchor)")
        }
    }

    /// The newest messages make room downward, also when the chat shows its end.
    @Test(arguments: Conducts.all) func theUpperEdgeStandsAtTheEndOfTheChat(conduct: PlatformConduct) throws {
        let fixture = chat(conduct)
        let (before, after) = try tap(3, fixture)
        #expect(after.height > before.height + 20 && abs(after.minY - before.minY) < 0.6, "\(before) \(after)")
    }

    /// The message at the end of the chat opens downward, and pushes no other away.
    @Test(arguments: Conducts.all) func theMessageAtTheEndIsShownWhole(conduct: PlatformConduct) throws {
        let fixture = chat(conduct)
        let (before, after) = try tap(0, fixture)
        #expect(after.height > before.height + 20 && after.maxY <= 480.6 && after.minY < before.minY)
        let folded = try tap(0, fixture).after
        #expect(abs(folded.minY - before.minY) < 0.6 && abs(folded.maxY - before.maxY) < 0.6)
    }

    @Test(arguments: Conducts.all) func aMessageHigherThanTheScreenIsShownFromItsBeginning(
        conduct: PlatformConduct
    ) throws {
        let notes = (0..<60).map { Note(id: $0, lines: $0 == 6 ? 60 : 6) }
        let fixture = NotesFixture(Chat([notes]), conduct: conduct)
        fixture.table.contentOffset.y = 200
        fixture.screen.settle()
        _ = try tap(6, fixture)
        #expect(try abs(fixture.frame(6).minY) < 0.6 && fixture.frame(6).height > 600)
        fixture.expander.collapseAll(animated: false)
        fixture.table.contentOffset.y = 900
        fixture.screen.settle()
        fixture.expander.show(6, animated: false)
        fixture.screen.settle()
        #expect(try abs(fixture.frame(6).minY) < 0.6)
    }

    @Test(arguments: Conducts.all) func aMessageAtTheTopOfTheScreenIsRevealed(conduct: PlatformConduct) throws {
        let fixture = chat(conduct, offset: 300)
        let row = try #require(fixture.table.indexPathsForVisibleRows?.map(\.row).max())
        let bottom = try fixture.frame(row).maxY
        fixture.screen.tap(at: CGPoint(x: 150, y: max(bottom - 5, 5)))
        fixture.screen.settle()
        let open = try fixture.frame(row)
        #expect(open.height > 100 && open.minY >= -0.6 && open.maxY <= 480.6)
    }

    @Test(arguments: Conducts.all) func aMessageArrivesWhileAnotherUnfolds(conduct: PlatformConduct) throws {
        let fixture = chat(conduct, offset: 100)
        let row = try #require(fixture.table.indexPathsForVisibleRows?[2].row)
        try fixture.tap(row)
        fixture.screen.advance(by: 0.1)
        let bottom = try fixture.frame(row).maxY
        fixture.expander.keepingPlace {
            fixture.notes.sections[0].insert(Note(id: 999, lines: 2), at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .none)
        }
        #expect(try abs(fixture.frame(row + 1).maxY - bottom) < 1)
        fixture.screen.settle()
        #expect(fixture.isOpen(row) && fixture.screen.now > 0)
        #expect(try fixture.cell(row + 1).message.numberOfLines == 0)
    }
}
