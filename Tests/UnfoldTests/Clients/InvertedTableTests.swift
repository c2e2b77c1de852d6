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
