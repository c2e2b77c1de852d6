import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

@MainActor struct TableContextMenuInteractionTests {
    @Test func theInteractionOpensTheMenusOfRows() throws {
        let fixture = TableFixture(rows: 3)
        fixture.menu = { row in UIMenu(children: [UIAction(title: "Row \(row)") { _ in }]) }
        let screen = fixture.show()
        let interaction = try #require(fixture.table.contextMenuInteraction)
        #expect(interaction.view === fixture.table)
        #expect(interaction.menuAppearance == .unknown)
        screen.rightClick(at: CGPoint(x: 100, y: 66))
        #expect(interaction.menuAppearance == .compact)
        #expect(interaction.location(in: fixture.table) == CGPoint(x: 100, y: 66))
        interaction.dismissMenu()
        #expect(interaction.menuAppearance == .unknown)
    }
}
