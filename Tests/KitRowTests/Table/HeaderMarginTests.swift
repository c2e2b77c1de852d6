import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct HeaderMarginTests {
        /// Headers begin where the rows do, whether they were made before or after the width changed.
        @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
        func headersAreAlignedAfterResizing(_ style: UITableView.Style) throws {
            let screen = TestScreen(size: CGSize(width: 360, height: 300))
            let controller = SectionsController(style: style)
            screen.show(controller)
            screen.settle()
            let table = try #require(controller.tableView)
            UIScreen.main.resize(to: CGSize(width: 800, height: 900), scale: 2)
            screen.settle()
            let starts = (0..<6).compactMap { section -> CGFloat? in
                guard let header = table.headerView(forSection: section), let label = header.textLabel else {
                    return nil
                }
                return label.convert(CGPoint.zero, to: table).x
            }
            #expect(starts.count > 3)
            #expect(Set(starts).count == 1, "\(starts)")
        }
    }
}

private final class SectionsController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 6 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
    }
}
