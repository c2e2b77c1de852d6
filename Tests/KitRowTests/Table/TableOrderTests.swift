import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that changes of several rows at once happen in the same order in every run.
    @Suite @MainActor struct TableOrderTests {
        /// If a set determined the order, it would be any of 40,320.
        @Test func rowsThatGoLieInTheirOrder() {
            let fixture = TableFixture(rows: 20)
            let screen = fixture.show()
            let names = (2..<10).map { "row \($0)" }
            fixture.sections[0].removeSubrange(2..<10)
            fixture.table.deleteRows(at: (2..<10).map { IndexPath(row: $0, section: 0) }, with: .fade)
            screen.advance(by: 0.1)
            let lying = fixture.table.subviews.compactMap { ($0 as? TableFixture.Cell)?.name }.filter(names.contains)
            #expect(lying == names.reversed())
        }

        @Test func rowsThatAreScrolledOffGoInTheirOrder() {
            let fixture = TableFixture(rows: 200)
            _ = fixture.show()
            let rows = fixture.table.indexPathsForVisibleRows?.map(\.row)
            fixture.table.contentOffset.y = 4000
            fixture.table.layoutIfNeeded()
            #expect(fixture.rowsThatWent == rows)
        }
    }
}
