import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Keys reach the controls inside rows and headers.
    @Suite @MainActor struct TableControlFocusTests {
        final class Controls: UITableViewController {
            var sections = [3]
            var hasButtonsInHeaders = false
            var accessory: (IndexPath) -> UIView? = { _ in nil }
            var type = UITableViewCell.AccessoryType.none
            var log: [String] = []

            override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section]
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
                cell.accessoryView = accessory(indexPath)
                cell.accessoryType = type
                return cell
            }

            override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                log.append("accessory \(indexPath.row)")
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                log.append("select \(indexPath.row)")
            }

            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                guard hasButtonsInHeaders else { return nil }
                let header =
                    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                    ?? UITableViewHeaderFooterView(reuseIdentifier: "header")
                let button =
                    header.contentView.subviews.first as? UIButton
                    ?? UIButton(frame: CGRect(x: 20, y: 2, width: 200, height: 26))
                button.accessibilityIdentifier = "header \(section)"
                header.contentView.addSubview(button)
                return header
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 400))
        private let table = Controls(style: .plain)

        private func show() {
            screen.show(table)
            screen.settle()
        }

        private var focused: UIView? { screen.window.screen.focusSystem.focusedView }

        /// The text of the focused row, or what the focused control is.
        private var place: String {
            switch focused {
            case let cell as UITableViewCell: cell.textLabel?.text ?? ""
            case let view?: "\(view.accessibilityIdentifier ?? "\(type(of: view))")"
            case nil: "none"
            }
        }

        @Test func theControlsOfARowFollowIt() throws {
            table.accessory = { _ in UISwitch() }
            show()
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            #expect(place == "0.1")
            screen.press(.keyboardTab)
            let toggle = try #require(focused as? UISwitch)
            #expect(
                toggle.isDescendant(of: try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
            )
            screen.press(.keyboardSpacebar)
            #expect(toggle.isOn && table.log.isEmpty)
            screen.press(.keyboardTab, modifiers: .shift)
            #expect(place == "0.1")
            // The arrows lead into the row, out of it, and to the next row.
            #expect(screen.press(.keyboardRightArrow) && focused === toggle)
            #expect(screen.press(.keyboardLeftArrow) && place == "0.1")
            screen.press(.keyboardRightArrow)
            #expect(screen.press(.keyboardDownArrow) && place == "0.2")
            #expect(!screen.press(.keyboardLeftArrow) && place == "0.2")
        }

        @Test func theDetailButtonIsReached() {
            table.type = .detailDisclosureButton
            show()
            screen.press(.keyboardTab)
            screen.press(.keyboardRightArrow)
            #expect(place == "CellAccessoryView")
            #expect(screen.press(.keyboardReturnOrEnter) && table.log == ["accessory 0"])
            table.type = .disclosureIndicator
            table.tableView.reloadData()
            screen.settle()
            #expect(place == "0.0" && !screen.press(.keyboardRightArrow))
        }

        /// Up and down lead through the controls of headers, on the screen or not, also where all sections are empty.
        @Test(
            arguments: [UITableView.Style.plain, .grouped],
            [[2, 0, 12, 1], [1, 0, 2], Array(repeating: 1, count: 12)]
        )
        func headersWithControlsAreInTheWay(style: UITableView.Style, sections: [Int]) {
            let table = Controls(style: style)
            table.sections = sections
            table.hasButtonsInHeaders = true
            table.tableView.sectionHeaderHeight = 30
            screen.show(table)
            screen.settle()
            screen.press(.keyboardTab)
            let all = sections.enumerated().flatMap { section, count in
                ["header \(section)"] + (0..<count).map { "\(section).\($0)" }
            }
            var index = all.firstIndex(of: place) ?? -1
            #expect(index >= 0)
            for _ in 0..<all.count {
                screen.press(.keyboardDownArrow)
                screen.settle()
                index = min(index + 1, all.count - 1)
                #expect(place == all[index])
                #expect(
                    focused.map { table.tableView.bounds.contains($0.convert($0.bounds, to: table.tableView)) } == true
                )
            }
            for _ in 0..<all.count {
                screen.press(.keyboardUpArrow)
                screen.settle()
                index = max(index - 1, 0)
                #expect(place == all[index])
            }
        }

        /// A header that is used for another section doesn't bring the focus along.
        @Test func reusedHeadersHaveNoFocus() {
            table.sections = Array(repeating: 5, count: 30)
            table.hasButtonsInHeaders = true
            table.tableView.sectionHeaderHeight = 30
            show()
            table.tableView.contentOffset.y = 0
            screen.settle()
            screen.press(.keyboardTab)
            screen.press(.keyboardUpArrow)
            #expect(place == "header 0")
            table.tableView.contentOffset.y = 3_000
            screen.settle()
            #expect(focused == nil)
        }

        /// Tab leads through a row, its controls, those of the headers and the bar, and back to the row.
        @Test(arguments: 0..<6) func tabLeadsAround(seed: Int) {
            var random = SeededGenerator(seed: UInt64(seed))
            table.sections = (0..<4).map { _ in .random(in: 0...3, using: &random) } + [1]
            table.hasButtonsInHeaders = Bool.random(using: &random)
            table.tableView.sectionHeaderHeight = 30
            let navigation = UINavigationController(rootViewController: UIViewController())
            table.accessory = { _ in UISwitch() }
            navigation.pushViewController(table, animated: false)
            screen.show(navigation)
            screen.settle()
            screen.press(.keyboardTab)
            var seen: [UIView] = []
            while let view = focused, !seen.contains(view) {
                seen.append(view)
                screen.press(.keyboardTab)
            }
            #expect(focused === seen.first, "seed \(seed)")
            #expect(seen.filter { $0 is UITableViewCell }.count == 1 && seen.filter { $0 is UISwitch }.count == 1)
            #expect(seen.contains { $0 is BackButton } && seen.first is UITableViewCell)
            let headers = (0..<5).compactMap(table.tableView.headerView).filter {
                table.tableView.bounds.intersects($0.frame)
            }
            #expect(headers.allSatisfy { header in seen.contains { $0.isDescendant(of: header) } }, "seed \(seed)")
            #expect(seen.count == 3 + headers.count)
        }
    }
}
