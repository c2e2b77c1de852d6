import Testing
import UIKit

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SeparatorFactTests {
        @Test func theExtraPointIsTheSeparatorsAndNotTheLabels() throws {
            let facts = try AppleFacts("1-separator")
            for row in try facts.rows("size, lines, height of a label") {
                let label = UILabel.lines(Int(row[1]), size: row[0])
                label.contentScaleFactor = 2
                #expect(label.sizeThatFits(CGSize(width: 300, height: 600)).height == row[2], "\(row)")
            }
            for row in try facts.rows("size, lines, self-sized row with 12 above and below") {
                let table = FactTable(width: 320) { .around(UILabel.lines(Int(row[1]), size: row[0])) }
                #expect(table.height == row[2], "\(row)")
            }
            for (name, separators) in [
                ("self-sized row of content of 64", true), ("the same without separators", false),
            ] {
                let table = FactTable(separators: separators) {
                    let view = UIView()
                    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
                    return .around(view)
                }
                #expect(table.height == (try facts.number(name)), "\(name)")
            }
            facts.expectAllRead()
        }
    }
}
