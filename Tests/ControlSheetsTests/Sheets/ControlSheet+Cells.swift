import UIKit

extension ControlSheet {
    /// Cells in all styles, with all accessories.
    static let cells = ControlSheet(name: "cells") {
        let styles: [(String, UITableViewCell.CellStyle)] = [
            ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
        ]
        let accessories: [(String, UITableViewCell.AccessoryType)] = [
            ("Disclosure indicator", .disclosureIndicator), ("Detail disclosure", .detailDisclosureButton),
            ("Checkmark", .checkmark), ("Detail button", .detailButton),
        ]
        @MainActor func cell(_ title: String, _ style: UITableViewCell.CellStyle) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = title
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
        return RowsViewController(
            .insetGrouped,
            [
                RowsViewController.Section(header: "Styles", rows: styles.map { name, style in { cell(name, style) } }),
                RowsViewController.Section(
                    header: "Accessories",
                    rows: accessories.map { name, accessory in
                        {
                            let cell = cell(name, .default)
                            cell.accessoryType = accessory
                            return cell
                        }
                    } + [
                        {
                            let cell = cell("Accessory view", .default)
                            let toggle = UISwitch()
                            toggle.isOn = true
                            toggle.accessibilityLabel = "Accessory view"
                            cell.accessoryView = toggle
                            return cell
                        }
                    ]
                ),
                RowsViewController.Section(
                    header: "Images and states",
                    rows: styles.prefix(3).map { name, style in
                        {
                            let cell = cell(name, style)
                            cell.imageView?.image = UIImage(systemName: "folder")
                            cell.accessoryType = .disclosureIndicator
                            return cell
                        }
                    } + [
                        {
                            let cell = cell("Indented", .default)
                            cell.indentationLevel = 2
                            return cell
                        },
                        {
                            let cell = cell("Disabled text", .default)
                            cell.textLabel?.isEnabled = false
                            return cell
                        },
                    ]
                ),
            ]
        )
    } act: { screen in
        guard let table = screen.window.rootViewController?.view as? UITableView else { return }
        table.selectRow(at: [2, 0], animated: false, scrollPosition: .none)
    }
}
