import Foundation

extension NibKind {
    static let tableView = NibKind(
        "tableView",
        extends: .scrollView,
        UITableView.self,
        [
            .number("rowHeight") { (table: UITableView, value) in table.rowHeight = value },
            .number("sectionHeaderHeight") { (table: UITableView, value) in table.sectionHeaderHeight = value },
            .number("sectionFooterHeight") { (table: UITableView, value) in table.sectionFooterHeight = value },
            .number("estimatedRowHeight") { (table: UITableView, value) in table.estimatedRowHeight = value },
            .number("estimatedSectionHeaderHeight") { (table: UITableView, value) in
                table.estimatedSectionHeaderHeight = value
            },
            .number("estimatedSectionFooterHeight") { (table: UITableView, value) in
                table.estimatedSectionFooterHeight = value
            },
            .choice(
                "separatorStyle",
                [
                    "default": .singleLine, "none": .none, "singleLine": .singleLine,
                    "singleLineEtched": .singleLineEtched,
                ]
            ) { (table: UITableView, value: UITableViewCell.SeparatorStyle) in table.separatorStyle = value },
            .color("separatorColor") { (table: UITableView, color) in table.separatorColor = color },
            .insets("separatorInset") { (table: UITableView, insets) in table.separatorInset = insets },
            .color("sectionIndexColor") { (table: UITableView, color) in table.sectionIndexColor = color },
            .color("sectionIndexBackgroundColor") { (table: UITableView, color) in
                table.sectionIndexBackgroundColor = color
            },
            .color("sectionIndexTrackingBackgroundColor") { (table: UITableView, color) in
                table.sectionIndexTrackingBackgroundColor = color
            },
            .integer("sectionIndexMinimumDisplayRowCount") { (table: UITableView, value) in
                table.sectionIndexMinimumDisplayRowCount = value
            },
            .bool("contentViewInsetsToSafeArea") { (table: UITableView, value) in
                table.insetsContentViewsToSafeArea = value
            },
            .bool("allowsSelection") { (table: UITableView, value) in table.allowsSelection = value },
            .bool("allowsMultipleSelection") { (table: UITableView, value) in table.allowsMultipleSelection = value },
            .bool("allowsSelectionDuringEditing") { (table: UITableView, value) in
                table.allowsSelectionDuringEditing = value
            },
            .bool("allowsMultipleSelectionDuringEditing") { (table: UITableView, value) in
                table.allowsMultipleSelectionDuringEditing = value
            },
        ],
        addParts: { table, source in
            for prototype in source.list("prototypes") {
                guard let identifier = prototype.element["reuseIdentifier"] else { continue }
                table.reusePool.register(PrototypeCell(prototype).makeCell, forCell: identifier)
            }
            if let controller = source.builder.context.scene?.controller as? UITableViewController {
                controller.staticRows = StaticRows(source)
            }
            for (key, set) in tableParts {
                guard let part = source.child(key), let view = source.builder.build(part.element) as? UIView else {
                    continue
                }
                set(table, view)
            }
        }
    )

    private static let tableParts: [(String, @MainActor (UITableView, UIView) -> Void)] = [
        ("tableHeaderView", { $0.tableHeaderView = $1 }),
        ("tableFooterView", { $0.tableFooterView = $1 }),
        ("backgroundView", { $0.backgroundView = $1 }),
    ]
}
