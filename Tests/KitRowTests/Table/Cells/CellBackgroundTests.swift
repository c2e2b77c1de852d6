import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CellGroundTests {
        private func cell(in style: UITableView.Style) throws -> UITableViewCell {
            let fixture = TableFixture([[.init(name: "a")]], style: style)
            _ = fixture.show()
            return try #require(fixture.cell(0))
        }

        @Test func cellsStandOutFromTheTableInBothAppearances() throws {
            for style in [UITableView.Style.grouped, .insetGrouped] {
                let ground = try cell(in: style).backgroundColor
                for dark in [UIUserInterfaceStyle.light, .dark].map({ UITraitCollection(userInterfaceStyle: $0) }) {
                    let behind = UIColor.systemGroupedBackground.resolvedColor(with: dark)
                    let wanted = UIColor.secondarySystemGroupedBackground.resolvedColor(with: dark)
                    #expect(ground?.resolvedColor(with: dark).cgColor == wanted.cgColor)
                    #expect(wanted.cgColor != behind.cgColor)
                }
            }
            #expect(try cell(in: .plain).backgroundColor == .systemBackground)
        }

        @Test func aColorOfTheClientsStays() throws {
            let fixture = TableFixture([[.init(name: "a"), .init(name: "b")]], style: .grouped)
            let screen = fixture.show()
            let (one, other) = (try #require(fixture.cell(0)), try #require(fixture.cell(1)))
            // The default color of a cell, set explicitly.
            one.backgroundColor = .systemBackground
            other.backgroundColor = nil
            fixture.table.reloadData()
            screen.settle()
            fixture.table.performBatchUpdates(nil)
            screen.settle()
            #expect([one, other].map(\.backgroundColor) == [.systemBackground, nil])
        }
    }
}
