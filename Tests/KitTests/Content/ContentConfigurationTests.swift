import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Tests cells and headers with content and background configurations.
@MainActor struct ContentConfigurationTests {
    private final class Controller: UITableViewController {
        var configure: (UITableViewCell, Int) -> Void = { _, _ in }
        var cellStyle = UITableViewCell.CellStyle.default
        var header: (UITableViewHeaderFooterView) -> Void = { _ in }
        var hasHeader = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(style: cellStyle, reuseIdentifier: "cell")
            configure(cell, indexPath.row)
            return cell
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard hasHeader else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header(view)
            return view
        }
    }

    private let screen = TestScreen(size: CGSize(width: 375, height: 667))

    private func show(
        _ style: UITableView.Style = .plain,
        cells: UITableViewCell.CellStyle = .default,
        _ configure: @escaping (UITableViewCell, Int) -> Void
    ) -> Controller {
        let controller = Controller(style: style)
        (controller.cellStyle, controller.configure) = (cells, configure)
        screen.show(controller)
        screen.settle()
        return controller
    }

    private func cell(_ controller: Controller, _ row: Int = 0) throws -> UITableViewCell {
        try #require(controller.tableView.cellForRow(at: [0, row]))
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }.filter { !$0.isHidden }
    }

    /// The recorded rows are 53 and 69.5 points high (`docs/fidelity.md`).
    @Test func rowsHaveTheRecordedHeights() {
        let controller = show(cells: .subtitle) { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            if row == 1 { content.secondaryText = "Secondary" }
            cell.contentConfiguration = content
        }
        let heights = (0..<3).map { controller.tableView.rectForRow(at: [0, $0]).height }
        #expect(heights == [53, 69.5, 53])
    }

    @Test func theConfigurationReplacesTheLabels() throws {
        let controller = show { cell, row in
            cell.textLabel?.text = "Old"
            var content = cell.defaultContentConfiguration()
            content.text = "New"
            cell.contentConfiguration = content
        }
        let cell = try cell(controller)
        #expect(cell.textLabel == nil && cell.imageView == nil)
        let shown = labels(in: cell)
        #expect(shown.map(\.text) == ["New"])
        #expect(shown[0].convert(shown[0].bounds, to: cell).minX == 16)
    }

    @Test func aValueIsAtTheTrailingEdgeOrBelow() throws {
        let controller = show(cells: .value1) { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = row == 0 ? "Text" : String(repeating: "A long text. ", count: 10)
            content.secondaryText = "Value"
            cell.contentConfiguration = content
        }
        let first = labels(in: try cell(controller, 0))
        #expect(first[1].frame.maxX == 359 && first[0].frame.midY == first[1].frame.midY)
        let second = labels(in: try cell(controller, 1))
        #expect(second[1].frame.minY > second[0].frame.maxY && second[0].frame.height > 40)
    }

    @Test func anotherConfigurationOfTheTypeKeepsTheView() throws {
        let controller = show { cell, _ in cell.contentConfiguration = UIListContentConfiguration.cell() }
        let cell = try cell(controller)
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Secondary")
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view)
        screen.settle()
        #expect(controller.tableView.rectForRow(at: [0, 0]).height == 69.5)
        cell.contentConfiguration = Badge(height: 30)
        #expect(view.superview == nil)
        screen.settle()
        #expect(controller.tableView.rectForRow(at: [0, 0]).height == 31)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty && cell.textLabel != nil)
    }

    /// A configuration of a client's own, laid out by constraints.
    private struct Badge: UIContentConfiguration {
        var height: CGFloat
        var isSelected = false

        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

        func updated(for state: any UIConfigurationState) -> Badge {
            var updated = self
            updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return updated
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: badge.height),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func configurationsFollowTheState() throws {
        var states: [UICellConfigurationState] = []
        let controller = show { cell, row in
            cell.contentConfiguration = Badge(height: 40)
            cell.configurationUpdateHandler = { _, state in if row == 0 { states.append(state) } }
        }
        let cell = try cell(controller)
        #expect(states.last?.isSelected == false)
        controller.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        #expect(states.last?.isSelected == true)
        #expect((cell.contentConfiguration as? Badge)?.isSelected == true)
        cell.automaticallyUpdatesContentConfiguration = false
        controller.tableView.deselectRow(at: [0, 0], animated: false)
        #expect(states.last?.isSelected == false)
        #expect((cell.contentConfiguration as? Badge)?.isSelected == true)
        cell.isUserInteractionEnabled = false
        #expect(states.last?.isDisabled == true)
    }

    @Test func aDisabledRowIsPaleUnlessItsColorIsSet() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        var content = UIListContentConfiguration.cell()
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
        #expect(content.updated(for: state).updated(for: UICellConfigurationState(traitCollection: .init())) == content)
        content.textProperties.color = .systemRed
        #expect(content.updated(for: state).textProperties.color == .systemRed)
    }

    @Test func theBackgroundShowsTheSelection() throws {
        let controller = show { cell, _ in
            var background = cell.defaultBackgroundConfiguration()
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 10)
            background.cornerRadius = 6
            cell.backgroundConfiguration = background
        }
        let cell = try cell(controller)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        controller.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        screen.settle()
        let pixels = try #require(screen.picture().cgImage).allPixels
        let scale = pixels.count / 667
        let at = { (x: Int) in pixels[20 * scale][x * scale] }
        let gray = at(100)
        #expect(at(12) == gray && at(360) == gray)
        #expect(at(4) != gray && at(370) != gray)
    }

    @Test func aHeaderHasTheContentOfItsConfiguration() throws {
        let controller = Controller(style: .grouped)
        controller.hasHeader = true
        controller.header = { view in
            var content = view.defaultContentConfiguration()
            content.text = "Header"
            view.contentConfiguration = content
        }
        screen.show(controller)
        screen.settle()
        let view = try #require(controller.tableView.headerView(forSection: 0))
        #expect(view.textLabel == nil && labels(in: view).map(\.text) == ["Header"])
        #expect(view.frame.height == 40.5)
    }

    @Test func aConfigurationIsAValue() {
        var one = UIListContentConfiguration.cell()
        one.text = "Text"
        var other = one
        #expect(one == other && one.hashValue == other.hashValue)
        other.textProperties.transform = .uppercase
        #expect(one != other)
        other = one
        other.attributedText = NSAttributedString(string: "Text")
        #expect(other.text == nil && one != other)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state[.init("isUnread")] = true
        #expect(state[.init(rawValue: "isUnread")] == AnyHashable(true))
    }
}
