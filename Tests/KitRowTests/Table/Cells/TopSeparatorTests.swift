import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the line above the first row of a section.
    @Suite @MainActor struct TopSeparatorTests {
        private func fixture(_ style: UITableView.Style) -> TableFixture {
            TableFixture([(0..<2).map { .init(name: "row \($0)") }, [.init(name: "other")]], style: style)
        }

        private func tops(_ fixture: TableFixture) throws -> [Bool] {
            try [[0, 0], [0, 1], [1, 0]].map { row in
                try #require(fixture.table.cellForRow(at: row)).separatorView.top != nil
            }
        }

        @Test func aSectionOverTheFullWidthBeginsWithALine() throws {
            let fixture = fixture(.grouped)
            let screen = fixture.show()
            #expect(try tops(fixture) == [true, false, true])
            let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
            let line = try #require(cell.separatorView.top)
            #expect(line.frame == CGRect(x: 0, y: 0, width: cell.bounds.width, height: TableMetrics.separatorHeight))
            #expect(line.backgroundColor == fixture.table.separatorColor && cell.subviews.last === line)
            fixture.table.separatorColor = .red
            screen.settle()
            #expect(cell.separatorView.top?.backgroundColor == .red)
            fixture.table.separatorStyle = .none
            screen.settle()
            #expect(try tops(fixture) == [false, false, false])
        }

        @Test(arguments: [UITableView.Style.plain, .insetGrouped])
        func otherSectionsBeginWithoutALine(style: UITableView.Style) throws {
            let fixture = fixture(style)
            _ = fixture.show()
            #expect(try tops(fixture) == [false, false, false])
        }

        @Test func theLineIsThatOfTheRowThatIsFirstNow() throws {
            let fixture = fixture(.grouped)
            let screen = fixture.show()
            let old = try #require(fixture.table.cellForRow(at: [0, 0]))
            fixture.sections[0].insert(.init(name: "new"), at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .none)
            screen.settle()
            #expect(old.separatorView.top == nil)
            #expect(try #require(fixture.table.cellForRow(at: [0, 0])).separatorView.top != nil)
        }
    }
}
