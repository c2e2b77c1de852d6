import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Tests updates and reloads inside the table's calls of its data source and delegate.
@Suite(.serialized) @MainActor struct UpdateInCallbackTests {
    /// A table that performs an action in the next call of a kind.
    private final class Client: NSObject, UITableViewDataSource, UITableViewDelegate {
        enum Call: CaseIterable { case cell, height, willDisplay, didEndDisplaying, didScroll }

        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        var rows = Array(0..<40)
        var actions: [Call: () -> Void] = [:]
        var balance: [ObjectIdentifier: Int] = [:]

        override init() {
            super.init()
            table.register(TableFixture.Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
            screen.window.addSubview(table)
            screen.settle()
        }

        private func call(_ call: Call) { actions.removeValue(forKey: call)?() }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            defer { call(.cell) }
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? TableFixture.Cell)?.name = "row \(rows[indexPath.row])"
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            defer { call(.height) }
            return rows[indexPath.row] % 2 == 0 ? 44 : 60
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            balance[ObjectIdentifier(cell), default: 0] += 1
            call(.willDisplay)
        }

        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            balance[ObjectIdentifier(cell), default: 0] -= 1
            call(.didEndDisplaying)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { call(.didScroll) }

        func deleteRows(_ deleted: Range<Int>) {
            rows.removeSubrange(deleted)
            table.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .fade)
        }

        /// Checks that the table equals a new one with the same rows.
        func expectFresh(_ location: SourceLocation = #_sourceLocation) {
            screen.settle()
            let paths = table.indexPathsForVisibleRows ?? []
            #expect(!paths.isEmpty, sourceLocation: location)
            #expect(table.numberOfRows(inSection: 0) == rows.count, sourceLocation: location)
            for path in paths {
                let cell = table.cellForRow(at: path) as? TableFixture.Cell
                #expect(cell?.name == "row \(rows[path.row])", sourceLocation: location)
                #expect(cell?.frame == table.rectForRow(at: path), sourceLocation: location)
                #expect(
                    cell.map(screen.presentedFrame)?.height == (rows[path.row] % 2 == 0 ? 44 : 60),
                    sourceLocation: location
                )
            }
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == paths.count, sourceLocation: location)
            #expect(balance.values.allSatisfy { $0 == 0 || $0 == 1 }, sourceLocation: location)
        }
    }

    @Test(arguments: Client.Call.allCases)
    private func deletedRowsAreGone(in call: Client.Call) {
        let client = Client()
        client.actions[call] = { client.deleteRows(0..<38) }
        client.table.contentOffset.y = 300
        client.expectFresh()
        #expect(client.rows.count == 2)
    }

    @Test(arguments: Client.Call.allCases)
    private func aReloadHappensAfterwards(in call: Client.Call) {
        let client = Client()
        client.actions[call] = {
            client.rows = [7, 8]
            client.table.reloadData()
        }
        client.table.contentOffset.y = 300
        client.expectFresh()
        #expect(client.rows.count == 2)
    }

    @Test(arguments: Client.Call.allCases)
    private func updatesInAReloadAreMetByReloadingAgain(in call: Client.Call) {
        let client = Client()
        client.actions[call] = { client.deleteRows(0..<30) }
        client.table.reloadData()
        client.table.contentOffset.y = 100
        client.expectFresh()
        #expect(client.rows.count == 10)
    }

    @Test func twoUpdatesInOneLayoutAreShownOneAfterTheOther() {
        let client = Client()
        client.actions[.didEndDisplaying] = { client.deleteRows(0..<2) }
        client.actions[.willDisplay] = { client.deleteRows(0..<2) }
        client.table.contentOffset.y = 300
        client.expectFresh()
        #expect(client.rows == Array(4..<40))
    }

    @Test func anUpdateInACallbackOfAnUpdateIsShownAfterIt() {
        let client = Client()
        client.actions[.willDisplay] = { client.deleteRows(0..<1) }
        client.deleteRows(5..<10)
        client.expectFresh()
        #expect(client.rows.count == 34)
    }
}
