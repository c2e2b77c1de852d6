import UIKit

/// The commands of the app in the menus of its windows.
@MainActor
struct AppMenu {
    /// Weak, because the windows of the delegate retain the actions.
    weak var delegate: AppDelegate?

    /// The menu elements that every window has: for files and windows, and about the app.
    var elements: [UIMenuElement] { [files, about([])] }

    /// The menu button of a window whose content has no commands of its own.
    var item: UIBarButtonItem {
        let shortcuts = action("Keyboard Shortcuts", "F1") { $0.showShortcuts() }
        let menu = UIMenu(children: [files, about([shortcuts])])
        return UIBarButtonItem(title: "Menu", image: UIImage(systemName: "ellipsis.circle"), menu: menu)
    }

    private var files: UIMenu {
        let open = action("Open…", "Ctrl+O") { $0.chooseFiles() }
        let newWindow = action("New Window", "Ctrl+N") { $0.open(.gallery) }
        return UIMenu(options: .displayInline, children: [open, newWindow])
    }

    private func about(_ others: [UIMenuElement]) -> UIMenu {
        UIMenu(options: .displayInline, children: others + [action("About Unfold") { $0.showAbout() }])
    }

    private func action(
        _ title: String,
        _ keys: String? = nil,
        _ perform: @escaping @MainActor (AppDelegate) -> Void
    ) -> UIAction {
        let action = UIAction(title: title) { [weak delegate] _ in delegate.map(perform) }
        action.keys = keys
        return action
    }
}
