import Testing
import UIKit

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct HeaderFactTests {
        @Test func headersAndFootersAreAsRecorded() throws {
            let facts = try AppleFacts("3-headers")
            let plain = FactTable(width: 320, headers: ["Header"]) { .sample(.default) }
            #expect(plain.table.rectForHeader(inSection: 0).height == (try facts.number("plain header")))
            #expect(
                plain.table.headerView(forSection: 0)?.textLabel?.frame.minY == (try facts.number("top of its title"))
            )
            let grouped = FactTable(
                width: 320,
                style: .grouped,
                headers: ["Header", "Header", "Header"],
                footers: ["Footer", nil, nil]
            ) { .sample(.default) }
            #expect(
                grouped.table.rectForFooter(inSection: 0).height == (try facts.number("grouped footer of one line"))
            )
            #expect(
                grouped.table.footerView(forSection: 0)?.textLabel?.frame.minY
                    == (try facts.number("top of its text"))
            )
            #expect(grouped.table.rectForHeader(inSection: 0).height == (try facts.number("first grouped header")))
            #expect(
                grouped.table.rectForHeader(inSection: 1).height
                    == (try facts.number("grouped header after a footer with text"))
            )
            #expect(grouped.table.rectForFooter(inSection: 1).height == (try facts.number("untitled footer")))
            #expect(
                grouped.table.rectForHeader(inSection: 2).height == (try facts.number("grouped header after it"))
            )
            facts.expectAllRead()
        }
    }
}
