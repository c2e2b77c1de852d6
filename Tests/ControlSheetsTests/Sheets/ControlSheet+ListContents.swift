import UIKit

extension ControlSheet {
    /// The contents of cells by configurations.
    static let listContents = ControlSheet(name: "list-contents") {
        let configurations: [(String, UIListContentConfiguration)] = [
            ("Cell", .cell()), ("Subtitle cell", .subtitleCell()), ("Value cell", .valueCell()),
        ]
        @MainActor func cell(
            _ name: String,
            _ content: UIListContentConfiguration,
            _ change: (inout UIListContentConfiguration) -> Void = { _ in }
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = content
            content.text = name
            content.secondaryText = "Secondary text"
            change(&content)
            cell.contentConfiguration = content
            return cell
        }
        return RowsViewController(
            .insetGrouped,
            [
                RowsViewController.Section(
                    header: "Configurations",
                    rows: configurations.map { name, content in { cell(name, content) } }
                ),
                RowsViewController.Section(
                    header: "Images",
                    rows: configurations.map { name, content in
                        { cell(name, content) { $0.image = UIImage(systemName: "star.fill") } }
                    }
                ),
                RowsViewController.Section(
                    header: "Properties",
                    rows: [
                        {
                            cell("Other fonts and colors", .subtitleCell()) {
                                $0.textProperties.font = .preferredFont(forTextStyle: .title3)
                                $0.textProperties.color = .systemIndigo
                                $0.secondaryTextProperties.color = .systemIndigo
                                $0.textToSecondaryTextVerticalPadding = 8
                            }
                        },
                        {
                            let cell = cell("Background", .cell()) { $0.secondaryText = nil }
                            var background = UIBackgroundConfiguration.listGroupedCell()
                            background.backgroundColor = .systemYellow.withAlphaComponent(0.3)
                            background.cornerRadius = 10
                            background.strokeColor = .systemOrange
                            background.strokeWidth = 2
                            background.backgroundInsets = NSDirectionalEdgeInsets(
                                top: 4,
                                leading: 4,
                                bottom: 4,
                                trailing: 4
                            )
                            cell.backgroundConfiguration = background
                            return cell
                        },
                        {
                            cell("A title that needs more than the width of the row", .cell()) {
                                $0.secondaryText = "And a text below it that needs more than one line, too"
                            }
                        },
                    ]
                ),
            ]
        )
    }
}
