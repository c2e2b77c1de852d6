import UIKit
import Unfold

/// The code of the page "Ten screens" with Unfold. What is in the classes counts, apart from the first and last lines of
/// methods that override those of the table.
@MainActor
enum TenScreensCode {
    final class Label: TenScreens.Texts {
        lazy var expander = RowExpander<Int>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class DatePicker: TenScreens.Titles {
        lazy var expander = RowExpander<Int>(tableView) { $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            expander.details = RowDetails { [unowned self] _ in makePicker() }
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class OneOpen: TenScreens.Texts {
        lazy var expander = RowExpander<Int>(tableView, policy: .accordion, lines: 2, of: { $0.textLabel }) { $0.row }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class Fits: TenScreens.Contents {
        lazy var expander = RowExpander<Int>(tableView) { $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            expander.content { (content: inout UIListContentConfiguration, level) in
                content.secondaryTextProperties.numberOfLines = level == .collapsed ? 2 : 0
            }
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class Outline: TenScreens.Texts {
        lazy var outline = ExpansionOutline(tableView, ExpansionTree(TenScreens.Folder.all, children: \.folders))

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            cell.textLabel?.text = outline.id(at: indexPath)
            outline.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }
    }

    final class Headers: TenScreens.Sections {
        let tree = ExpansionTree(TenScreens.Folder.all, children: \.folders)
        lazy var outline = ExpansionOutline(tableView, tree, roots: .sections)

        override func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.textLabel?.text = outline.sectionID(section)
            outline.configure(header, inSection: section)
            return header
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            cell.textLabel?.text = outline.id(at: indexPath)
            outline.configure(cell, at: indexPath)
        }
    }

    final class ThreeSizes: TenScreens.Texts {
        enum Size: Int, ExpansionLevel {
            case small = 44, medium = 90, big = 200
        }
        lazy var expander = LevelExpander<Int, Size>(tableView) { $0.row }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(expander.level(at: indexPath).rawValue)
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class LoadingDetail: TenScreens.Titles {
        lazy var expander = RowExpander<Int>(tableView) { $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            expander.details = RowDetails(placeholderHeight: 80) { [unowned self] in try await load($0) }
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class Diffable: TenScreens.Diffable {
        lazy var expander = RowExpander<Int>(diffable: tableView)

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class SaveAndRestore: TenScreens.Texts {
        lazy var expander = RowExpander<Int>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            expander.configure(cell, at: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }

        func save() throws -> Data { try JSONEncoder().encode(expander.snapshot) }

        func restore(_ data: Data) throws {
            expander.restore(try JSONDecoder().decode(ExpansionSnapshot<Int, RowLevel>.self, from: data))
        }
    }
}
