import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ContentHuggingTests {
        private let fixture = TableFixture([[TableFixture.Row(name: "a")], [TableFixture.Row(name: "b")]])

        private func show() -> TestScreen {
            fixture.titles = ["Title", String(repeating: "a long title ", count: 20)]
            fixture.footers = ["Footer", nil]
            return fixture.show()
        }

        @Test func theDefaultIsNone() {
            #expect(UITableView().contentHuggingElements == [])
            #expect(UITableViewContentHuggingElements.sectionHeaders.rawValue == 1)
            let screen = show()
            screen.settle()
            #expect(fixture.table.headerView(forSection: 0)?.frame.width == 320)
        }

        @Test func headersAreAsWideAsTheirContent() throws {
            let screen = show()
            let height = fixture.table.headerView(forSection: 0)?.frame.height
            fixture.table.contentHuggingElements = .sectionHeaders
            screen.settle()
            let header = try #require(fixture.table.headerView(forSection: 0))
            let label = try #require(header.textLabel)
            #expect(header.frame.minX == 0 && header.frame.height == height)
            #expect(header.frame.width < 120 && label.bounds.width >= label.intrinsicContentSize.width)
            // A title that is too long has the width of the table, and footers always have.
            #expect(fixture.table.headerView(forSection: 1)?.frame.width == 320)
            #expect(fixture.table.footerView(forSection: 0)?.frame.width == 320)
            fixture.table.contentHuggingElements = []
            screen.settle()
            #expect(header.frame.width == 320)
        }

        @Test func headersThatComeIntoViewHugTheirContent() throws {
            fixture.table.contentHuggingElements = .sectionHeaders
            let screen = show()
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            let header = try #require(fixture.table.headerView(forSection: 0))
            #expect(header.frame.maxX == 320 && header.frame.width < 120)
        }
    }
}
