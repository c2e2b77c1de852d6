import CoreGraphics

extension NibKind {
    static let tableViewCell = NibKind(
        "tableViewCell",
        extends: .view,
        UITableViewCell.self,
        [
            .choice(
                "selectionStyle",
                ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
            ) { (cell: UITableViewCell, value: UITableViewCell.SelectionStyle) in cell.selectionStyle = value },
            .choice("accessoryType", accessoryTypes) { (cell: UITableViewCell, value) in cell.accessoryType = value },
            .choice("editingAccessoryType", accessoryTypes) { (cell: UITableViewCell, value) in
                cell.editingAccessoryType = value
            },
            .integer("indentationLevel") { (cell: UITableViewCell, value) in cell.indentationLevel = value },
            .number("indentationWidth") { (cell: UITableViewCell, value) in cell.indentationWidth = value },
            .bool("shouldIndentWhileEditing") { (cell: UITableViewCell, value) in
                cell.shouldIndentWhileEditing = value
            },
            .bool("showsReorderControl") { (cell: UITableViewCell, value) in cell.showsReorderControl = value },
            .insets("separatorInset") { (cell: UITableViewCell, insets) in cell.separatorInset = insets },
        ],
        addParts: { cell, source in
            let builder = source.builder
            // The labels and the image view of a system style are among the subviews of the content view.
            for (key, view) in styleParts {
                if let id = source.element[key] { builder.substitute(view(cell), for: id) }
            }
            if let content = source.child("contentView") {
                builder.add(cell.contentView, for: content.element)
                builder.addPart(cell.contentView, content)
            }
            for (key, set) in cellParts {
                guard let part = source.child(key), let view = builder.build(part.element) as? UIView else { continue }
                set(cell, view)
            }
        }
    )

    /// The content view of a cell, which the cell creates. Its frame is the cell's.
    static let tableViewCellContentView = NibKind(
        "tableViewCellContentView",
        extends: .view,
        UIView.self,
        []
    )

    private static let cellParts: [(String, @MainActor (UITableViewCell, UIView) -> Void)] = [
        ("accessoryView", { $0.accessoryView = $1 }),
        ("editingAccessoryView", { $0.editingAccessoryView = $1 }),
        ("backgroundView", { $0.backgroundView = $1 }),
        ("selectedBackgroundView", { $0.selectedBackgroundView = $1 }),
    ]

    private static let styleParts: [(String, @MainActor (UITableViewCell) -> UIView?)] = [
        ("textLabel", { $0.textLabel }), ("detailTextLabel", { $0.detailTextLabel }), ("imageView", { $0.imageView }),
    ]

    private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
