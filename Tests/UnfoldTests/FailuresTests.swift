import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that a user can try a load again that failed, and the messages for a client that made an error.
@Suite(.serialized) @MainActor struct FailuresTests {
    private struct Unreadable: Error {}

    @Test func aDetailIsTriedAgain() async throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = DetailController(style: .plain)
        screen.show(controller)
        screen.settle()
        var tries = 0
        FailuresCode.details(controller.expander) { _ in
            tries += 1
            if tries == 1 { throw Unreadable() }
            return DetailController.detail()
        }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let folded = cell.frame.height
        controller.expander.toggle(2)
        screen.settle()
        func button() -> UIButton? {
            (DetailFrame.of(cell.detailHost).content as? FailuresCode.RetryView)?.subviews.first?.subviews
                .compactMap { $0 as? UIButton }.first
        }
        while button() == nil { await Task.yield() }
        screen.settle()
        screen.tap(try #require(button()))
        while tries < 2 { await Task.yield() }
        await Task.yield()
        screen.settle()
        #expect(cell.frame.height == folded + 100 && controller.expander[2] == .expanded)
    }

    @Test func aFolderIsTriedAgain() async throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let folders = FailuresCode.FoldersViewController(style: .plain)
        var tries = 0
        folders.names = { _ in
            tries += 1
            if tries == 1 { throw Unreadable() }
            return ["a", "b"]
        }
        folders.loadViewIfNeeded()
        screen.show(folders)
        screen.settle()
        func rows() -> [String] {
            (0..<folders.outline.numberOfRows(inSection: 0)).map { folders.outline.id(at: [0, $0]) }
        }
        screen.tap(try #require(folders.tableView.cellForRow(at: [0, 0])))
        for _ in 0..<10_000 where rows().count < 2 { await Task.yield() }
        screen.settle()
        #expect(rows() == ["/", "/ can't be read. Tap to try again."])
        screen.tap(try #require(folders.tableView.cellForRow(at: [0, 1])))
        for _ in 0..<10_000 where rows().count < 3 { await Task.yield() }
        screen.settle()
        #expect(rows() == ["/", "a", "b"] && tries == 2)
    }

    @Test func aCellOfOtherLevelsStops() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let expander = LevelExpander<Int, ReferenceCode.TileSize>(table) { $0.row }
                expander.configure(CommentCell(style: .default, reuseIdentifier: nil), at: [0, 0])
            }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains("CommentCell unfolds by levels of type RowLevel, but its expander has TileSize"),
            "\(message)"
        )
    }

    @Test func itemsWithoutTheIdentifierStop() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot, animatingDifferences: false)
                let expander = LevelExpander<String, RowLevel>(diffable: table)
                _ = expander.level(at: [0, 0])
            }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("are of type Int, and have no id of type String"), "\(message)")
    }

    @Test func aPlainDataSourceHasNoIdentifiers() {
        let notes = NotesFixture()
        let expander = LevelExpander<Int, RowLevel>(diffable: notes.table)
        #expect(!expander.toggle(at: [0, 0]) && expander.indexPath(for: 0) == nil)
    }
}
