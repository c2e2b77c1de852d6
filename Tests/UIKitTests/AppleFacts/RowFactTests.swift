import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct RowFactTests {
        @Test(arguments: [(375, 2), (393, 3)] as [(CGFloat, CGFloat)])
        func rowsAreAsHighAsOnADeviceWithLatinFonts(width: CGFloat, scale: CGFloat) throws {
            let facts = try AppleFacts("0-rows")
            let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
            #expect(isSame(line, try facts.number("body line height")))

            func table(_ style: UITableViewCell.CellStyle, _ category: UIContentSizeCategory = .large) -> FactTable {
                FactTable(width: width, scale: scale, category: category) { .sample(style) }
            }
            #expect(table(.default).height == (try facts.number("default row")))
            #expect(table(.value1).height == (try facts.number("value1 row")))
            let large = UIContentSizeCategory.accessibilityLarge
            let largest = UIContentSizeCategory.extraExtraExtraLarge
            #expect(
                table(.default, largest).height == (try facts.number("default row at extra extra extra large"))
            )
            #expect(table(.default, large).height == (try facts.number("default row at accessibility large")))

            // The fonts' heights are rounded to pixels, which were halves where these were recorded.
            let subtitle = table(.subtitle)
            let pixel = 1 / scale
            #expect(isSame(subtitle.height, try facts.number("subtitle row"), within: pixel))
            for (name, label) in [
                ("subtitle title: top, height", subtitle.cell?.textLabel),
                ("subtitle detail: top, height", subtitle.cell?.detailTextLabel),
            ] {
                let recorded = try facts.numbers(name)
                let frame = subtitle.frame(of: label)
                #expect(isSame(frame.minY, recorded[0], within: pixel), "\(name): \(frame)")
                #expect(isSame(frame.height, recorded[1], within: pixel), "\(name): \(frame)")
            }
            let larger = table(.subtitle, large)
            #expect(isSame(larger.height, try facts.number("subtitle row at accessibility large"), within: pixel))
            let tops = try facts.numbers("subtitle tops at accessibility large")
            for (label, top) in zip([larger.cell?.textLabel, larger.cell?.detailTextLabel], tops) {
                #expect(isSame(larger.frame(of: label).minY, top, within: pixel))
            }

            let label = UILabel.lines(1, size: 17)
            let own = label.sizeThatFits(CGSize(width: 300, height: 600)).height
            #expect(isSame(table(.default).height - own, try facts.number("row less its line"), within: pixel))
            let wrapped = FactTable(width: width, scale: scale) {
                let cell = UITableViewCell.sample(.default, text: "A\nA\nA")
                cell.textLabel?.numberOfLines = 0
                return cell
            }
            let text = try #require(wrapped.cell?.textLabel)
            let lines = text.sizeThatFits(CGSize(width: 300, height: 600)).height
            #expect(isSame(wrapped.height - lines, try facts.number("row less its lines"), within: pixel))
            facts.expectAllRead()
        }

        @Test(arguments: [(375, 2), (393, 3)] as [(CGFloat, CGFloat)])
        func rowsHeadersAndFootersFollowTheTextSizeWhileTheAppRuns(width: CGFloat, scale: CGFloat) throws {
            let sizes: [UIContentSizeCategory] = [.accessibilityLarge, .extraSmall, .large]
            let running = FactTable(
                width: width,
                scale: scale,
                style: .grouped,
                headers: ["Header", "Header"],
                footers: ["Footer", nil]
            ) { .sample(.subtitle) }
            for size in sizes {
                running.screen.setContentSizeCategory(size)
                running.screen.settle()
                let fresh = FactTable(
                    width: width,
                    scale: scale,
                    style: .grouped,
                    headers: ["Header", "Header"],
                    footers: ["Footer", nil],
                    category: size
                ) { .sample(.subtitle) }
                #expect(running.height == fresh.height, "\(size.rawValue)")
                #expect(running.table.contentSize == fresh.table.contentSize, "\(size.rawValue)")
                for part in [\UITableViewCell.textLabel, \UITableViewCell.detailTextLabel] {
                    let frame = running.frame(of: running.cell?[keyPath: part])
                    #expect(isSame(frame, fresh.frame(of: fresh.cell?[keyPath: part])), "\(frame)")
                }
                for section in 0..<2 {
                    let header = running.table.headerView(forSection: section)
                    let other = fresh.table.headerView(forSection: section)
                    #expect(header?.textLabel?.font == other?.textLabel?.font)
                    let frame = try #require(header?.textLabel?.frame)
                    #expect(isSame(frame, try #require(other?.textLabel?.frame)), "\(frame)")
                }
            }
        }
    }
}
