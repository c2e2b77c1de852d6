import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Swift's protocols have no optional methods, and a table asks whether some of UIKit's are implemented.
@MainActor struct OptionalDataSourceMethodTests {
    private func implements(_ dataSource: any UITableViewDataSource) -> [Bool] {
        let table = UITableView()
        table.dataSource = dataSource
        return [table.dataSourceImplements(.commit), table.dataSourceImplements(.move)]
    }

    @Test func tellsWhatAClassImplements() {
        #expect(implements(PlainRows()) == [false, false])
        #expect(implements(DeletableRows()) == [true, false])
        #expect(implements(MovableRows()) == [false, true])
        #expect(implements(EditingFixture(rows: 1)) == [true, true])
        #expect(!UITableView().dataSourceImplements(.commit))
    }

    @Test func answersCountOnlyIfTheyAreRightForKnownTypes() {
        #expect(WitnessReading.isReliable)
        let readings: [@MainActor (OptionalDataSourceMethod, any UITableViewDataSource) -> Bool] = [
            { _, _ in true }, { _, _ in false },
            { method, rows in method == .move && WitnessReading.implements(method, rows) },
        ]
        for reading in readings {
            var messages: [String] = []
            #expect(!WitnessReading.check(reading) { messages.append($0) })
            #expect(messages.count == 1)
        }
    }

    @Test func tellsWhatAControllerOverrides() {
        class Reading: UITableViewController {}
        class Deleting: Reading {
            override func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }
        final class Moving: Deleting {
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
        }
        #expect(implements(UITableViewController()) == [false, false])
        #expect(implements(Reading()) == [false, false])
        #expect(implements(Deleting()) == [true, false])
        #expect(implements(Moving()) == [true, true])
    }

    @Test func tellsWhatADiffableDataSourceOverrides() {
        final class Deleting: UITableViewDiffableDataSource<Int, String> {
            override func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }
        let table = UITableView()
        #expect(
            implements(UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }) == [
                false, false,
            ]
        )
        #expect(implements(Deleting(tableView: table) { _, _, _ in nil }) == [true, false])
    }
}
