import UIKit

extension ControlSheet {
    static let alerts = ControlSheet(name: "alerts", height: 560) {
        presenter()
    } act: { screen in
        let alert = UIAlertController(
            title: "Delete “Rivers”?",
            message: "The list and its items are deleted from all of your devices.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        screen.window.rootViewController?.present(alert, animated: false)
    }

    static let alertWithField = ControlSheet(name: "alerts-with-field", height: 560) {
        presenter()
    } act: { screen in
        let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Name"
            $0.accessibilityLabel = "Name"
        }
        alert.addAction(UIAlertAction(title: "Create", style: .default))
        alert.addAction(UIAlertAction(title: "Create and open", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.actions[1].isEnabled = false
        alert.preferredAction = alert.actions[0]
        screen.window.rootViewController?.present(alert, animated: false)
    }

    static let actionSheets = ControlSheet(name: "action-sheets", height: 560) {
        presenter()
    } act: { screen in
        let sheet = UIAlertController(title: "Rivers", message: "Choose what to do.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.addAction(UIAlertAction(title: "Duplicate", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.window.rootViewController?.present(sheet, animated: false)
    }

    @MainActor private static func presenter() -> UIViewController {
        let rows = RowsViewController.rows("Nile", "Amazon", "Yangtze")
        return RowsViewController(.insetGrouped, [RowsViewController.Section(rows: rows)])
    }
}
