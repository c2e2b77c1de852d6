import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests headers that an update moves off the screen.
    @Suite @MainActor
    struct SectionHeaderMotionTests {
        @MainActor private final class Source: NSObject, UITableViewDataSource {
            var rows = [2, 2, 2]

            func numberOfSections(in tableView: UITableView) -> Int { rows.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }

            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }

        @Test(
            "A header that an update moves off the screen is seen leaving",
            arguments: [UITableView.Style.plain, .grouped]
        )
        func leaving(style: UITableView.Style) throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 600))
            let (table, source) = (UITableView(frame: screen.window.bounds, style: style), Source())
            table.dataSource = source
            screen.window.addSubview(table)
            screen.settle()
            let header = try #require(table.headerView(forSection: 1))
            var top = screen.presentedFrame(of: header).minY
            source.rows[0] = 20
            table.insertRows(at: (2..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
            var frames = 0
            while top < 590, frames < 60 {
                frames += 1
                screen.advance(by: 1 / 60)
                let shown = screen.presentedFrame(of: header)
                try #require(header.superview === table, "The header is gone at \(top).")
                #expect(shown.minY >= top)
                top = shown.minY
            }
            #expect(frames > 3)
            screen.settle()
            #expect(header.superview == nil && table.headerView(forSection: 1) == nil)
        }
    }
}
