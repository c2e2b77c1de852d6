import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests the heights of rows whose cells the data source configures again.
@Suite(.serialized) @MainActor struct ReconfiguredHeightTests {
    private final class Client: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            let box = UIView()
            lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }

        var heights: [CGFloat]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = TestScreen(size: CGSize(width: 320, height: 480))

        init(_ heights: [CGFloat]) {
            self.heights = heights
            super.init()
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            screen.window.addSubview(table)
            screen.settle()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height.constant = heights[indexPath.row]
            return cell
        }

        func height(_ row: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: row, section: 0)).height }
    }

    @Test func aRowThatComesIntoSightInTheSameUpdateIsMeasured() {
        let client = Client([60, 60, 33, 33, 44, 300, 120, 120, 44, 60, 44, 300, 44, 300])
        client.heights[5] = 33
        client.heights[6] = 33
        client.table.reconfigureRows(at: [IndexPath(row: 5, section: 0), IndexPath(row: 6, section: 0)])
        client.screen.settle()
        // The table adds a point for the separator.
        #expect(client.height(5) == 34)
        #expect(client.height(6) == 34)
    }

    @Test func aRowThatWasMeasuredAheadIsMeasuredAgain() {
        let client = Client(Array(repeating: 50, count: 60))
        client.screen.runIdleWork()
        client.heights[14] = 200
        client.table.reconfigureRows(at: [IndexPath(row: 14, section: 0)])
        client.table.contentOffset.y = 400
        client.screen.settle()
        #expect(client.height(14) == 201)
    }
}
