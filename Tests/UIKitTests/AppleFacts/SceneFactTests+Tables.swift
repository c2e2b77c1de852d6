import UIKit

@testable import UIKitTestSupport

/// The scenes of tables.
extension UIKitScreenTests.SceneFactTests {
    var tableScenes: [String: Maker] {
        [
            "table/selfsizing": makeSizedRows, "table/plain": makePlainTable, "table/subtitle": makeSubtitles,
            "table/grouped": makeGroupedTable, "table/selection": makeSelection, "table/pinned": makePinnedHeaders,
            "table/editing": makeEditedTable, "table/indexed": makeIndexedTable, "table/configured": makeConfigured,
        ]
    }

    /// Adds a table that fills the scene, and names its cells after the layout.
    private func makeTable(
        _ stage: Stage,
        style: UITableView.Style = .plain,
        height: CGFloat? = nil,
        _ sections: [SceneTable.Section],
        cells: [String: IndexPath]
    ) -> SceneTable {
        var frame = stage.root.bounds
        if let height { frame.size.height = height }
        let table = SceneTable(style: style, frame: frame)
        table.sections = sections
        stage.kept.append(table)
        stage.views["table"] = table.table
        stage.root.addSubview(table.table)
        stage.find = { [unowned table] name in
            if let path = cells[name] { return table.cells[path] }
            guard name.hasPrefix("label"), let path = cells["row" + name.dropFirst(5)] else { return nil }
            return table.cells[path]?.textLabel
        }
        return table
    }

    private func makeSizedRows(_ stage: Stage) {
        for (number, lines, size) in [(2, 2, 15), (3, 3, 15), (4, 2, 13)] as [(Int, Int, CGFloat)] {
            let label = UILabel.lines(lines, size: size)
            let table = FactTable(width: 320) { .around(label) }
            stage.views["row\(number)"] = table.cell
            stage.views["label\(number)"] = label
            stage.kept.append(table)
        }
    }

    private func makePlainTable(_ stage: Stage) {
        _ = makeTable(
            stage,
            [
                .init(rows: [
                    .init(text: "First row"), .init(text: "Second row", accessory: .disclosureIndicator),
                    .init(text: "Third row", accessory: .checkmark), .init(text: "Fourth row"),
                ])
            ],
            cells: ["row0": [0, 0], "row1": [0, 1], "row3": [0, 3]]
        )
    }

    private func makeSubtitles(_ stage: Stage) {
        let rows: [SceneTable.Row] = [
            .init(text: "Title", detail: "Detail text"),
            .init(text: "Another title", detail: "More detail", accessory: .disclosureIndicator),
        ]
        makeTable(stage, [.init(header: "Header", rows: rows)], cells: ["row0": [0, 0], "row1": [0, 1]])
            .cellStyle = .subtitle
    }

    private func makeGroupedTable(_ stage: Stage) {
        let table = makeTable(
            stage,
            style: .insetGrouped,
            [
                .init(
                    header: "General",
                    footer: "A footer note.",
                    rows: [
                        .init(text: "Name", detail: "iPhone", accessory: .disclosureIndicator),
                        .init(text: "Software", detail: "26.0"),
                    ]
                ), .init(header: "Display", rows: [.init(text: "Brightness")]),
            ],
            cells: ["row0": [0, 0], "row1": [0, 1], "row2": [1, 0]]
        )
        table.cellStyle = .value1
    }

    private func makeSelection(_ stage: Stage) {
        let rows = ["First row", "Second row", "Third row"].map { SceneTable.Row(text: $0) }
        let table = makeTable(stage, [.init(rows: rows)], cells: ["row1": [0, 1]]).table
        stage.steps = [
            { table.selectRow(at: [0, 1], animated: false, scrollPosition: .none) },
            { table.deselectRow(at: [0, 1], animated: false) },
        ]
    }

    /// The rows have the height that they have in the recording, so that the headers are at the same distances.
    private func makePinnedHeaders(_ stage: Stage) {
        let titles = [("Alpha", ["One", "Two", "Three", "Four"]), ("Beta", ["Five", "Six", "Seven", "Eight"])]
        let table = makeTable(
            stage,
            height: 400,
            titles.map { SceneTable.Section(header: $0.0, rows: $0.1.map { SceneTable.Row(text: $0) }) },
            cells: ["row0": [0, 0], "row4": [1, 0]]
        ).table
        table.rowHeight = 56
        for offset in [100, 260] as [CGFloat] {
            stage.steps.append {
                table.contentOffset.y = offset
                table.layoutIfNeeded()
                stage.views["header0"] = table.headerView(forSection: 0)
                stage.views["header1"] = table.headerView(forSection: 1)
            }
        }
    }

    private func makeEditedTable(_ stage: Stage) {
        let rows: [SceneTable.Row] = [
            .init(text: "Milk", accessory: .disclosureIndicator, editing: .delete, isMovable: true),
            .init(text: "Eggs", editing: .delete, isMovable: true), .init(text: "Add an item", editing: .insert),
            .init(text: "Fixed"),
        ]
        let cells = Dictionary(uniqueKeysWithValues: (0..<4).map { ("row\($0)", IndexPath(row: $0, section: 0)) })
        let table = makeTable(stage, [.init(rows: rows)], cells: cells).table
        table.rowHeight = 44
        for isEditing in [true, false] {
            stage.steps.append { table.setEditing(isEditing, animated: false) }
        }
    }

    private func makeIndexedTable(_ stage: Stage) {
        let names = [
            ("A", ["Ada", "Alan"]), ("B", ["Barbara", "Bjarne"]), ("C", ["Claude"]), ("D", ["Dennis", "Donald"]),
            ("E", ["Edsger"]), ("F", ["Frances"]),
        ]
        let table = makeTable(
            stage,
            names.map { SceneTable.Section(header: $0.0, rows: $0.1.map { SceneTable.Row(text: $0) }) },
            cells: ["row0": [0, 0], "row1": [1, 0], "row2": [2, 0]]
        )
        table.index = names.map(\.0)
        table.table.rowHeight = 44
        table.table.reloadData()
    }

    private func makeConfigured(_ stage: Stage) {
        let texts: [(String, String?)] = [
            ("Plain text", nil), ("With a star", nil), ("Subtitle", "Secondary line"), ("Value", "42"),
        ]
        let styles: [UITableViewCell.CellStyle] = [.default, .default, .subtitle, .value1]
        let cells = Dictionary(uniqueKeysWithValues: (0..<4).map { ("row\($0)", IndexPath(row: $0, section: 0)) })
        var rows = texts.map { SceneTable.Row(text: $0.0) }
        rows[3].accessory = .disclosureIndicator
        makeTable(stage, [.init(rows: rows)], cells: cells).makeCell = { path in
            let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = (texts[path.row].0, texts[path.row].1)
            if path.row == 1 { content.image = UIImage(systemName: "star.fill") }
            cell.contentConfiguration = content
            return cell
        }
    }
}
