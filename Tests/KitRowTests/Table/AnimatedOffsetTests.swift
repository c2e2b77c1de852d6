import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests a table whose content offset a client animates.
    @Suite @MainActor struct AnimatedOffsetTests {
        @Test(arguments: [130, -95, 700])
        func rowsAreThereAsLongAsTheyAreSeen(distance: CGFloat) {
            let fixture = TableFixture(rows: 100)
            let screen = fixture.show()
            let table = fixture.table
            table.contentOffset.y = 1_000
            screen.settle()
            UIView.animate(withDuration: 0.5) {
                table.contentOffset.y += distance
                table.layoutIfNeeded()
            }
            for _ in 0..<30 {
                screen.advance(by: 1 / 60)
                let shown = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
                    .map { screen.presentedFrame(of: $0) }.sorted { $0.minY < $1.minY }
                // Beyond the distance of a screen, there are rows in between that are never requested.
                guard abs(distance) < table.bounds.height else { continue }
                var covered: CGFloat = 0
                for frame in shown where frame.minY <= covered + 0.01 { covered = max(covered, frame.maxY) }
                #expect(covered >= table.bounds.height)
            }
            screen.settle()
            let rows = Int((table.bounds.maxY / 44).rounded(.up)) - Int(table.bounds.minY / 44)
            #expect(table.subviews.count { $0 is UITableViewCell } == rows, "nothing stays that is not seen")
        }
    }
}
