import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests tables whose rows follow the width of readable text.
    @Suite @MainActor
    struct ReadableWidthTests {
        @MainActor private final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row"
                return cell
            }
        }

        private func table(_ style: UITableView.Style, width: CGFloat) -> (TestScreen, UITableView, Source) {
            let screen = TestScreen(size: CGSize(width: width, height: 600))
            let (table, source) = (UITableView(frame: screen.window.bounds, style: style), Source())
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = source
            screen.window.addSubview(table)
            screen.settle()
            return (screen, table, source)
        }

        @Test(arguments: [(390, 20), (672, 20), (1000, 20), (1200, 140)] as [(CGFloat, CGFloat)])
        func rowsOfAPlainTableHaveWiderMargins(width: CGFloat, margin: CGFloat) throws {
            let (screen, table, source) = table(.plain, width: width)
            withExtendedLifetime(source) {
                let cell = table.cellForRow(at: [0, 0])
                #expect(cell?.contentView.layoutMargins.left == 20)
                table.cellLayoutMarginsFollowReadableWidth = true
                screen.settle()
                let text = cell.flatMap(\.textLabel).map { screen.presentedFrame(of: $0) }
                #expect(cell?.contentView.layoutMargins.left == margin && text?.minX == margin)
                #expect(cell?.frame.width == width)
                table.cellLayoutMarginsFollowReadableWidth = false
                screen.settle()
                #expect(cell?.contentView.layoutMargins.left == 20)
            }
        }

        @Test func separatorsFollowAChangeOfWidth() throws {
            let (screen, table, source) = table(.plain, width: 1200)
            try withExtendedLifetime(source) {
                table.cellLayoutMarginsFollowReadableWidth = true
                screen.settle()
                let cell = try #require(table.cellForRow(at: [0, 0]))
                #expect(cell.separatorView.frame.maxX == 1060)
                screen.resize(to: CGSize(width: 680, height: 600))
                screen.settle()
                #expect(cell.separatorView.frame.minX == 20 && cell.separatorView.frame.maxX == 660)
            }
        }

        @Test func theCardsOfAnInsetGroupedTableAreInTheMiddle() throws {
            let (screen, table, source) = table(.insetGrouped, width: 1200)
            withExtendedLifetime(source) {
                table.cellLayoutMarginsFollowReadableWidth = true
                screen.settle()
                #expect(table.cellForRow(at: [0, 0])?.frame.minX == 140)
                #expect(table.cellForRow(at: [0, 0])?.frame.width == 920)
                #expect(table.cellForRow(at: [0, 0])?.contentView.layoutMargins.left == 20)
            }
        }

        @Test func rowsFollowAChangeOfWidth() throws {
            let (screen, table, source) = table(.plain, width: 1200)
            withExtendedLifetime(source) {
                table.cellLayoutMarginsFollowReadableWidth = true
                screen.settle()
                screen.resize(to: CGSize(width: 500, height: 600))
                screen.settle()
                #expect(table.cellForRow(at: [0, 0])?.contentView.layoutMargins.left == 20)
            }
        }
    }
}
