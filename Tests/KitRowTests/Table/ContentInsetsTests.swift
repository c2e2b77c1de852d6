import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the content of rows beside the cutouts of a display in landscape.
    @Suite @MainActor struct ContentInsetsTests {
        private static let safeArea = UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 40)

        private func fixture(
            _ style: UITableView.Style = .plain,
            isRightToLeft: Bool = false
        ) -> (TableFixture, TestScreen) {
            let fixture = TableFixture([[.init(name: "first"), .init(name: "second")]], style: style)
            fixture.titles = ["Title"]
            if isRightToLeft { fixture.table.semanticContentAttribute = .forceRightToLeft }
            return (fixture, fixture.show(size: CGSize(width: 600, height: 300)))
        }

        @Test func contentViewsBeginAndEndAtTheSafeArea() throws {
            let (fixture, screen) = fixture()
            let cell = try #require(fixture.cell(0))
            cell.accessoryType = .disclosureIndicator
            screen.settle()
            let header = try #require(fixture.table.headerView(forSection: 0))
            let (content, text, separator) = (cell.contentView.frame, cell.textLabel?.frame, cell.separatorView.frame)
            let (title, accessory) = (header.textLabel?.frame, try #require(cell.accessory).frame)
            screen.safeAreaInsets = Self.safeArea
            screen.settle()
            #expect(cell.frame == CGRect(x: 0, y: cell.frame.minY, width: 600, height: 44))
            #expect(cell.contentView.frame.minX == 62 && cell.contentView.frame.maxX == content.maxX - 40)
            #expect(cell.textLabel?.frame.minX == text?.minX)
            #expect(cell.textLabel?.frame.width == text.map { $0.width - 102 })
            #expect(cell.separatorView.frame.minX == separator.minX + 62)
            #expect(cell.separatorView.frame.maxX == separator.maxX - 40)
            #expect(cell.accessory?.frame == accessory.offsetBy(dx: -40, dy: 0))
            #expect(header.frame.width == 600)
            #expect(header.contentView.frame.minX == 62 && header.contentView.frame.maxX == 560)
            #expect(header.textLabel?.frame.minX == title?.minX)
            fixture.table.insetsContentViewsToSafeArea = false
            screen.settle()
            #expect(cell.contentView.frame == content && header.contentView.frame.width == 600)
            fixture.table.insetsContentViewsToSafeArea = true
            screen.safeAreaInsets = .zero
            screen.settle()
            #expect(cell.contentView.frame == content && cell.accessory?.frame == accessory)
        }

        @Test func rightToLeftRowsBeginOnTheRight() throws {
            let (fixture, screen) = fixture(isRightToLeft: true)
            let cell = try #require(fixture.cell(0))
            screen.safeAreaInsets = Self.safeArea
            screen.settle()
            #expect(cell.contentView.frame.minX == 62 && cell.contentView.frame.maxX == 560)
            #expect(cell.separatorView.frame.maxX == 600 - 40 - cell.contentMargins.leading)
        }

        @Test func controlsOfTheEditingModeAreInTheSafeArea() throws {
            let (fixture, screen) = fixture()
            screen.safeAreaInsets = Self.safeArea
            fixture.table.isEditing = true
            screen.settle()
            let cell = try #require(fixture.cell(0))
            let control = try #require(cell.editing.control)
            #expect(control.frame.minX == 62 + EditingMetrics.controlLeading)
            #expect(cell.contentView.frame.minX == 62 + EditingMetrics.indentation)
        }

        @Test func heightsAreThoseOfTheNarrowerContent() throws {
            let text = Array(repeating: "words", count: 40).joined(separator: " ")
            let fixture = WrappingRows(text)
            let screen = TestScreen(size: CGSize(width: 900, height: 300))
            screen.show(fixture)
            screen.settle()
            let wide = fixture.tableView.rectForRow(at: [0, 0]).height
            screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 150)
            screen.settle()
            let narrow = fixture.tableView.rectForRow(at: [0, 0]).height
            // A screen of the remaining width shows rows of the same height.
            let other = WrappingRows(text)
            let small = TestScreen(size: CGSize(width: 600, height: 300))
            small.show(other)
            small.settle()
            #expect(narrow > wide && narrow == other.tableView.rectForRow(at: [0, 0]).height)
            withExtendedLifetime(screen) {}
        }

        /// Cards are inside the safe area, and so is their content.
        @Test func cardsHaveNoOtherInsets() throws {
            let (fixture, screen) = fixture(.insetGrouped)
            let cell = try #require(fixture.cell(0))
            screen.safeAreaInsets = Self.safeArea
            screen.settle()
            #expect(cell.frame.minX > 62 && cell.contentView.frame.minX == 0)
            #expect(cell.contentView.frame.width == cell.frame.width)
        }
    }

    private final class WrappingRows: UITableViewController {
        private let text: String

        init(_ text: String) {
            self.text = text
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = text
            return cell
        }
    }
}
