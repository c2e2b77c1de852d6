import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// Tests tables that are pulled down to refresh them.
extension UIKitScreenTests {
    @Suite @MainActor struct RefreshTests {
        private final class Client: UITableViewController {
            var begins = 0
            var endsAtOnce = false

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                tableView.sectionHeaderTopPadding = 0
                refreshControl = UIRefreshControl()
                refreshControl?.addAction(UIAction { [unowned self] _ in begin() }, for: .valueChanged)
            }

            private func begin() {
                begins += 1
                if endsAtOnce { refreshControl?.endRefreshing() }
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Header"
            }

            override func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 480))
        private let client = Client(style: .plain)
        private var table: UITableView { client.tableView }
        private var control: UIRefreshControl { client.refreshControl ?? UIRefreshControl() }

        init() {
            screen.show(client)
            screen.settle()
        }

        /// Moves a finger down by a distance in points, without lifting it.
        private func pull(_ distance: CGFloat) {
            screen.touchDown(at: CGPoint(x: 160, y: 80))
            for step in 1...20 {
                screen.advance(by: 1.0 / 60)
                screen.touchMove(to: CGPoint(x: 160, y: 80 + distance * CGFloat(step) / 20))
            }
        }

        private func lift() {
            screen.touchUp()
            screen.settle()
        }

        @Test func aPullBeginsARefreshAndTheContentRestsBelowTheWheel() {
            pull(120)
            #expect(!control.isRefreshing && client.begins == 0)
            lift()
            #expect(table.contentOffset.y == 0)
            pull(380)
            #expect(control.isRefreshing && client.begins == 1)
            lift()
            #expect(table.contentOffset.y == -60 && table.adjustedContentInset.top == 60)
            #expect(screen.presentedFrame(of: control) == CGRect(x: 0, y: 0, width: 320, height: 60))
            control.endRefreshing()
            #expect(table.contentOffset.y == 0 && table.contentInset == .zero)
            let offsets = (0..<10).map { _ in
                screen.advance(by: 1.0 / 30)
                return screen.presentedFrame(of: table.cellForRow(at: [0, 0]) ?? table).minY
            }
            #expect(offsets == offsets.sorted(by: >) && offsets[2] > offsets[6])
            screen.settle()
            #expect(table.adjustedContentInset.top == 0 && client.begins == 1)
        }

        @Test func accessibilityReachesTheControlOnlyWhileItIsSeen() {
            #expect(!table.rowsInReadingOrder.contains(control))
            pull(100)
            #expect(table.rowsInReadingOrder.contains(control))
            lift()
        }

        @Test func theControlStaysAtTheTopOfAFurtherPull() {
            pull(300)
            #expect(table.contentOffset.y < -60)
            #expect(screen.presentedFrame(of: control).minY == 0)
            lift()
        }

        @Test func aRefreshThatEndsAtOnceDoesNotBeginAgainInTheSameDrag() {
            client.endsAtOnce = true
            pull(390)
            #expect(client.begins == 1 && !control.isRefreshing)
            lift()
            #expect(table.contentOffset.y == 0)
            pull(390)
            #expect(client.begins == 2)
            lift()
        }

        @Test func aRefreshThatEndsUnderTheFingerLeavesTheContentThere() {
            pull(390)
            let offset = table.contentOffset
            control.endRefreshing()
            screen.advance(by: 0.5)
            #expect(table.contentOffset == offset)
            lift()
            #expect(table.contentOffset.y == 0)
        }

        @Test func codeBeginsARefreshWithoutAnEventAndWithoutScrolling() {
            control.beginRefreshing()
            screen.advance(by: 0.5)
            #expect(control.isRefreshing && client.begins == 0 && table.contentOffset.y == 0)
            #expect(table.adjustedContentInset.top == 0)
            table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
            screen.advance(by: 1)
            #expect(table.contentOffset.y == -60 && table.adjustedContentInset.top == 60)
            control.endRefreshing()
            screen.settle()
            #expect(table.contentOffset.y == 0)
        }

        @Test func assistiveTechnologyReadsTheTitleWhileItIsVisible() {
            control.attributedTitle = NSAttributedString(string: "Fetching rows")
            screen.advance(by: 0.1)
            #expect(!screen.accessibilityTree.contains { $0.label == "Fetching rows" })
            control.beginRefreshing()
            table.contentOffset.y = -control.bounds.height
            screen.advance(by: 0.1)
            #expect(screen.accessibilityTree.prefix(2).map(\.label) == ["In progress", "Fetching rows"])
            #expect(!control.canBecomeFocused)
        }

        @Test func headersStayAtTheTopWhileTheTableIsScrolledOn() throws {
            control.beginRefreshing()
            table.contentOffset.y = 200
            screen.advance(by: 0.1)
            let header = try #require(table.headerView(forSection: 0))
            #expect(screen.presentedFrame(of: header).minY == 0)
            control.endRefreshing()
            screen.settle()
            #expect(table.contentOffset.y == 200)
        }

        @Test func aRefreshThatBeganBeforeTheBarKeepsTheContentBelowTheBar() {
            let client = Client(style: .plain)
            client.loadViewIfNeeded()
            client.refreshControl?.beginRefreshing()
            screen.show(UINavigationController(rootViewController: client))
            screen.advance(by: 0.5)
            let table: UITableView = client.tableView
            #expect(table.contentOffset.y == -table.adjustedContentInset.top && table.contentOffset.y < -40)
            client.refreshControl?.endRefreshing()
            screen.settle()
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
        }

        @Test func anotherControlOrNoneTakesTheRoomAway() {
            pull(390)
            lift()
            let old = control
            client.refreshControl = nil
            screen.settle()
            #expect(old.superview == nil && table.contentOffset.y == 0 && table.adjustedContentInset.top == 0)
            old.endRefreshing()
            client.refreshControl = old
            old.endRefreshing()
            screen.settle()
            #expect(old.superview === table && table.contentOffset.y == 0)
        }

        @Test func aTitleStandsBelowTheWheelAndMakesRoom() throws {
            control.attributedTitle = NSAttributedString(string: "Pull to refresh")
            pull(390)
            lift()
            let label = try #require(control.subviews.first { $0 is UILabel })
            #expect(control.frame.height > 70 && table.contentOffset.y == -control.frame.height)
            #expect(label.frame.minY >= 60 && label.frame.maxY <= control.bounds.height)
        }

        @Test func aDisabledControlBeginsNothing() {
            control.isEnabled = false
            pull(390)
            #expect(client.begins == 0 && !control.isRefreshing)
            lift()
        }

        @Test func theWheelHasTheTintOfTheClient() throws {
            control.tintColor = .red
            pull(390)
            lift()
            let image = try #require(screen.picture().cgImage)
            let scale = image.width / 320
            let center = (x: 160 * scale, y: 30 * scale)
            let reds = (-20...20).flatMap { x in (-20...20).map { (center.x + x * scale, center.y + $0 * scale) } }
                .count { image.pixel($0, $1) == .red }
            #expect(reds > 0)
            control.endRefreshing()
        }
    }
}
