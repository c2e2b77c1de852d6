import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the previews of the context menus of rows.
    @Suite @MainActor struct TableContextMenuPreviewTests {
        /// A table with menus, which notes what happens.
        final class MenuRows: UITableViewController {
            var rows = ["a", "b", "c", "d"]
            var log: [String] = []
            var highlight: (UITableView) -> UITargetedPreview? = { _ in nil }
            var dismissal: (UITableView) -> UITargetedPreview? = { _ in nil }
            var preview: UIViewController?

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 44
                tableView.contentInsetAdjustmentBehavior = .never
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

            override func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }

            override func tableView(
                _ tableView: UITableView,
                contextMenuConfigurationForRowAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(previewProvider: { self.preview }) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }

            override func tableView(
                _ tableView: UITableView,
                previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? {
                log.append("highlight")
                return highlight(tableView)
            }

            override func tableView(
                _ tableView: UITableView,
                previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? {
                log.append("dismissal")
                return dismissal(tableView)
            }

            override func tableView(
                _ tableView: UITableView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                log.append("commit")
                animator.addCompletion { self.log.append("committed") }
            }

            /// Opens the menu of the second row by a finger, and returns the screen.
            func open() -> TestScreen {
                let screen = TestScreen(size: CGSize(width: 320, height: 480))
                screen.show(self)
                screen.settle()
                screen.longPress(at: CGPoint(x: 100, y: 66))
                screen.settle()
                return screen
            }

            static func cell(_ row: Int, in table: UITableView) -> UITargetedPreview? {
                table.cellForRow(at: IndexPath(row: row, section: 0)).map { UITargetedPreview(view: $0) }
            }
        }

        private let rows = MenuRows()

        private func stage(_ screen: TestScreen) -> MenuPreviewStage? {
            screen.window.subviews.lazy.compactMap { $0 as? MenuPreviewStage }.first
        }

        /// Closes the menu, and returns the last frame of the preview and its last opacity.
        private func close(_ screen: TestScreen) throws -> (frame: CGRect, alpha: CGFloat) {
            let view = try #require(stage(screen)?.subviews.lazy.compactMap { $0 as? MenuPreviewView }.first)
            screen.press(.keyboardEscape)
            var last = CGRect.zero
            while stage(screen) != nil {
                last = screen.presentedFrame(of: view)
                screen.advance(by: 1 / 60)
            }
            return (last, view.alpha)
        }

        @Test func thePreviewShowsTheRowWithoutItsHighlight() {
            let rows = MenuRows()
            var wasHighlighted: Bool?
            rows.highlight = { table in
                let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
                wasHighlighted = cell?.isHighlighted
                return cell.map { UITargetedPreview(view: $0) }
            }
            _ = rows.open()
            #expect(wasHighlighted == false)
        }

        @Test func theDelegateReturnsThePreviews() throws {
            rows.highlight = { MenuRows.cell(1, in: $0) }
            rows.dismissal = { MenuRows.cell(3, in: $0) }
            let screen = rows.open()
            #expect(rows.tableView.contextMenuInteraction?.menuAppearance == .rich)
            #expect(stage(screen)?.place.size.width == 320 - 2 * MenuPreviewMetrics.margin)
            let end = try close(screen)
            #expect(abs(end.frame.midY - 154) < 3 && end.alpha == 1)
            #expect(rows.log == ["highlight", "dismissal"])
        }

        @Test func withoutPreviewsTheMenuIsCompact() {
            let screen = rows.open()
            #expect(rows.tableView.contextMenuInteraction?.menuAppearance == .compact)
            #expect(stage(screen) == nil && rows.log == ["highlight"])
        }

        @Test func thePreviewOfAControllerGrowsOutOfTheRow() throws {
            rows.preview = UIViewController()
            rows.preview?.preferredContentSize = CGSize(width: 200, height: 150)
            let screen = rows.open()
            #expect(stage(screen)?.place.size == CGSize(width: 200, height: 150))
            let end = try close(screen)
            #expect(abs(end.frame.midY - 66) < 4 && abs(end.frame.midX - 160) < 4)
        }

        @Test func aTapOfThePreviewPerformsItsAction() throws {
            rows.highlight = { MenuRows.cell(1, in: $0) }
            let screen = rows.open()
            let place = try #require(stage(screen)?.place)
            screen.tap(at: CGPoint(x: place.midX, y: place.midY))
            screen.settle()
            #expect(rows.log == ["highlight", "commit", "dismissal", "committed"] && stage(screen) == nil)
            #expect(rows.tableView.indexPathForSelectedRow == nil)
        }

        @Test func thePreviewReturnsToARowThatHasMoved() throws {
            rows.highlight = { MenuRows.cell(1, in: $0) }
            let screen = rows.open()
            rows.rows.insert(contentsOf: ["x", "y"], at: 0)
            rows.tableView.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
            screen.settle()
            let end = try close(screen)
            #expect(abs(end.frame.midY - (66 + 88)) < 3 && end.alpha == 1)
        }

        @Test func thePreviewOfARowThatIsGoneFades() throws {
            rows.highlight = { MenuRows.cell(1, in: $0) }
            let screen = rows.open()
            rows.rows.remove(at: 1)
            rows.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            screen.settle()
            #expect(try close(screen).alpha == 0)
        }

        @Test func thePreviewReturnsAfterAReload() throws {
            rows.highlight = { MenuRows.cell(1, in: $0) }
            let screen = rows.open()
            rows.tableView.reloadData()
            screen.settle()
            let end = try close(screen)
            #expect(abs(end.frame.midY - 66) < 3 && end.alpha == 1)
        }

        @Test func theDefaultsOfADelegateReturnNothing() {
            final class Plain: NSObject, UITableViewDelegate {}
            let (plain, table) = (Plain(), UITableView())
            let configuration = UIContextMenuConfiguration(actionProvider: { _ in nil })
            #expect(plain.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) == nil)
            #expect(plain.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) == nil)
        }
    }
}
