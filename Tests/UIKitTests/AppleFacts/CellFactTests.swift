import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CellFactTests {
        @Test func theDefaultLabelFillsTheContent() throws {
            let facts = try AppleFacts("2-cells")
            func frame(_ name: String) throws -> CGRect {
                let numbers = try facts.numbers(name)
                return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
            let low = FactTable(width: 320, rowHeight: 44) { .sample(.default) }
            #expect(
                low.frame(of: low.cell?.textLabel) == (try frame("textLabel of a row of 44 in a width of 320"))
            )
            let wide = FactTable(width: 375) { .sample(.default) }
            #expect(
                wide.frame(of: wide.cell?.textLabel) == (try frame("textLabel of a default row in a width of 375"))
            )
            let accessory = FactTable(width: 320) { .sample(.default, accessory: .disclosureIndicator) }
            #expect(
                accessory.frame(of: accessory.cell?.textLabel).width
                    == (try facts.number("width of the textLabel beside a disclosure in 320"))
            )

            let margin = try facts.number("top and bottom margin")
            for row in try facts.rows("width of the table, side margin") {
                let sized = FactTable(width: row[0]) { .sample(.default) }
                let cell = try #require(sized.cell)
                let expected = UIEdgeInsets(top: margin, left: row[1], bottom: margin, right: row[1])
                #expect(cell.layoutMargins == expected && cell.contentView.layoutMargins == expected)
                #expect(sized.frame(of: cell.textLabel).minX == row[1])
                #expect(sized.table.layoutMargins.left == row[1])
                #expect(cell.separatorView.frame.minX == row[1])
                #expect(cell.separatorView.frame.maxX == row[0] - row[1])
                let cards = FactTable(width: row[0], style: .insetGrouped) { .sample(.default) }
                #expect(cards.table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == row[1])
                let controller = UIViewController()
                sized.screen.show(controller)
                #expect(controller.view.layoutMargins.left == row[1])
            }

            let separator = try #require(wide.cell?.separatorView.frame)
            #expect(separator.height == (try facts.number("separator height")))
            #expect(separator.maxY == wide.height)
            let inset = try facts.number("separator inset at 375")
            #expect(separator.minX == inset && separator.maxX == 375 - inset)
            let checked = FactTable(width: 375) { .sample(.default, accessory: .checkmark) }
            #expect(
                checked.cell?.contentView.frame.width == (try facts.number("content width beside a checkmark in 375"))
            )
            facts.expectAllRead()
        }

        @Test func theMarginsFollowTheWidthOfTheTable() throws {
            let table = FactTable(width: 375) { .sample(.default) }
            table.table.frame.size.width = 393
            table.screen.settle()
            #expect(table.cell?.contentView.layoutMargins.left == 20)
            table.table.frame.size.width = 375
            table.screen.settle()
            #expect(table.cell?.contentView.layoutMargins.left == 16)
        }

        @Test func theMarginsOfAClientStay() throws {
            let table = FactTable(width: 393) {
                let cell = UITableViewCell.sample(.default)
                cell.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                return cell
            }
            #expect(table.cell?.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
    }
}
