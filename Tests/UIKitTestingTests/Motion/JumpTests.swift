import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests the detector on tables that jump, and on tables that don't.
@Suite(.serialized) @MainActor struct JumpTests {
    private final class Rows: UITableViewController {
        var tall: Int?
        var header: String?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == tall ? 144 : 44
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

        func open(_ row: Int?) {
            tall = row
            tableView.performBatchUpdates(nil)
        }
    }

    private func show() -> (TestScreen, Rows) {
        let (screen, rows) = (TestScreen(size: CGSize(width: 320, height: 480)), Rows(style: .plain))
        screen.show(rows)
        screen.settle()
        return (screen, rows)
    }

    @Test func aRowThatGrowsIsNoJump() {
        let (screen, rows) = show()
        for row in [2, 7, nil] {
            let report = screen.jumps(in: rows.tableView) {
                rows.open(row)
                screen.settle()
            }
            #expect(report.largest == 0 && report.rows >= 8 && report.frames > 10, "\(report)")
            #expect("\(report)".hasPrefix("No jump of"))
        }
    }

    @Test func aViewThatMovesAndComesBackJumps() {
        let (screen, rows) = show()
        let report = screen.jumps(in: rows.tableView) {
            screen.advance(by: 0.1)
            rows.tableView.contentOffset.y += 7
            screen.advance(by: 0.1)
            rows.tableView.contentOffset.y -= 7
            screen.settle()
        }
        #expect(report.largest == 7 && report.jumps.first?.endsWhereItStarted == true)
        #expect("\(report)".contains("should stand still, and moved by 7 points"))
    }

    @Test func aViewThatTurnsBackStrays() {
        let (screen, rows) = show()
        func run(overshoot: CGFloat) -> JumpReport {
            screen.jumps(in: rows.tableView, overshoot: overshoot) {
                for distance in [10.0, 10, -4, 10] {
                    rows.tableView.contentOffset.y += distance
                    screen.advance(by: 0.1)
                }
            }
        }
        let report = run(overshoot: 0)
        #expect(report.largest == 4 && report.jumps.first?.endsWhereItStarted == false, "\(report)")
        #expect(run(overshoot: 0.5).largest == 0, "it stays between where it began and where it ended")
    }

    /// The sticky header of a section that is put at its final place at once, while the rows around it still move.
    @Test func aHeaderThatLeavesItsPathJumps() throws {
        let (screen, rows) = show()
        rows.header = "Letters"
        rows.tableView.reloadData()
        screen.settle()
        let header = try #require(rows.tableView.headerView(forSection: 0))
        func report(bump: CGFloat) -> JumpReport {
            screen.jumps(in: rows.tableView) {
                UIView.animate(withDuration: 0.3) { rows.tableView.contentOffset.y += 100 }
                screen.advance(by: 0.1)
                header.transform = CGAffineTransform(translationX: 0, y: bump)
                screen.advance(by: 0.1)
                header.transform = .identity
                screen.settle()
            }
        }
        let sound = report(bump: 0)
        #expect(sound.largest == 0 && sound.headersAndFooters == 1, "\(sound)")
        let flawed = report(bump: 30)
        #expect(flawed.jumps.map(\.part) == [.sectionHeader(0)] && abs(flawed.largest - 30) < 0.001, "\(flawed)")
        #expect("\(flawed)".contains("the header of section 0 should stand still, and moved by 30 points"))
    }
}
