import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests rows that a drag selects.
    @Suite @MainActor struct TableSpringLoadingTests {
        /// A spring-loaded table below a view that can be dragged.
        final class Rows: UITableViewController {
            var log: [String] = []
            var allows: (IndexPath, any UISpringLoadedInteractionContext) -> Bool = { _, _ in true }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 44
                tableView.contentInsetAdjustmentBehavior = .never
                tableView.isSpringLoaded = true
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

            override func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                log.append("select \(indexPath.row)")
            }

            override func tableView(
                _ tableView: UITableView,
                shouldSpringLoadRowAt indexPath: IndexPath,
                with context: any UISpringLoadedInteractionContext
            ) -> Bool {
                #expect(context.targetView === tableView.cellForRow(at: indexPath))
                return allows(indexPath, context)
            }
        }

        private let fixture = SpringFixture()
        private let rows = Rows()

        private func show() -> TestScreen {
            fixture.loadViewIfNeeded()
            fixture.addChild(rows)
            rows.view.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
            fixture.view.addSubview(rows.view)
            rows.didMove(toParent: fixture)
            return fixture.show()
        }

        private func middle(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 122 + 44 * row) }

        @Test func aDragThatIsHeldOverARowSelectsIt() {
            let screen = show()
            SpringFixture.hold(at: middle(2), on: screen)
            #expect(rows.log == ["select 2"] && rows.tableView.indexPathForSelectedRow?.row == 2)
            screen.touchMove(to: middle(1))
            screen.advance(by: 0.3)
            screen.touchMove(to: middle(3))
            screen.advance(by: 1.5)
            #expect(rows.log == ["select 2", "select 3"])
            SpringFixture.drop(on: screen)
        }

        @Test func theDelegateForbidsARowAndChoosesTheView() {
            let screen = show()
            let content = rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView
            let count = content?.subviews.count ?? 0
            rows.allows = { row, context in
                context.targetView = content
                return row.row == 3
            }
            SpringFixture.hold(at: middle(2), on: screen)
            #expect(rows.log == [])
            screen.touchMove(to: middle(3))
            #expect(content?.subviews.count == count + 1)
            screen.advance(by: 1.5)
            #expect(rows.log == ["select 3"] && content?.subviews.count == count)
            SpringFixture.drop(on: screen)
        }

        @Test func aTableIsNotSpringLoadedByDefault() {
            #expect(!UITableView().isSpringLoaded && UITableView().interactions.count == 1)
            let screen = show()
            rows.tableView.isSpringLoaded = false
            SpringFixture.hold(at: middle(2), on: screen)
            #expect(rows.log == [])
            SpringFixture.drop(on: screen)
        }

        @Test func rowsThatCannotBeSelectedAreNotActivated() {
            let screen = show()
            rows.tableView.allowsSelection = false
            SpringFixture.hold(at: middle(2), on: screen)
            #expect(rows.log == [])
            SpringFixture.drop(on: screen)
        }

        @Test func aRowDoesNotActivateItself() {
            let table = DraggedRows(rows: 3)
            let screen = table.show()
            table.table.isSpringLoaded = true
            screen.touchDown(at: table.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: CGPoint(x: 105, y: 25))
            screen.advance(by: 2)
            #expect(table.table.indexPathForSelectedRow == nil)
            screen.touchMove(to: table.middle(2))
            screen.advance(by: 2)
            #expect(table.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
            SpringFixture.drop(on: screen)
        }
    }
}
