import UIKit

/// The commands in the navigation bar: a button that opens the bar for finding, and a menu of others with their keys.
@MainActor
struct DocumentMenu {
    struct Entry {
        let title: String
        /// One of the keys of the command, as in `DocumentShortcut`.
        let keys: String
        let command: DocumentCommand
        var scope = DocumentShortcut.Scope.all

        init(
            _ title: String,
            _ keys: String,
            _ command: DocumentCommand,
            _ scope: DocumentShortcut.Scope = .all
        ) {
            (self.title, self.keys, self.command, self.scope) = (title, keys, command, scope)
        }
    }

    /// The sections of the menu.
    static let sections: [[Entry]] = [
        [
            Entry("Filter…", "&", .openFilterBar), Entry("Sort…", "s", .openSortBar),
            Entry("Go to Line…", "Ctrl+L", .openLineBar), Entry("Go to Path…", ".", .openPathBar),
            Entry("Next Error", "e", .severityStep(.error, forward: true), .others),
        ],
        [
            Entry("Unfold All Inside This Row", "*", .unfold(.everythingInside)),
            Entry("Only What Is Inside This Row", "r", .showOnlyInside),
            Entry("Lines of the File", "R", .toggleLines),
            Entry("Fold Everything", "C", .unfold(.level(1))),
        ],
        [Entry("Save Shown Rows…", "Ctrl+S", .openSaveBar), Entry("Open in Editor", "v", .openEditor)],
        [Entry("Keyboard Shortcuts", "F1", .showHelp)],
    ]

    let isTree: Bool
    /// The menu of encodings, if there is one.
    var encodings: UIMenu?
    let perform: @MainActor (DocumentCommand) -> Void

    /// Returns the items of the navigation bar, from the edge inwards.
    ///
    /// - Parameter elements: The elements that the app adds to the menu.
    func items(appending elements: [UIMenuElement]) -> [UIBarButtonItem] {
        let perform = perform
        let find = UIBarButtonItem(
            title: "Find",
            image: UIImage(systemName: "magnifyingglass"),
            primaryAction: UIAction { _ in perform(.openFindBar) }
        )
        let own = Self.sections.map(section) + [encodings].compactMap { $0 }
        let menu = UIMenu(children: own + elements)
        return [UIBarButtonItem(title: "Menu", image: UIImage(systemName: "ellipsis.circle"), menu: menu), find]
    }

    private func section(_ entries: [Entry]) -> UIMenu {
        let shown = entries.filter { $0.scope == .all || ($0.scope == .trees) == isTree }
        return UIMenu(options: .displayInline, children: shown.map(action))
    }

    private func action(_ entry: Entry) -> UIAction {
        let (perform, command) = (perform, entry.command)
        let action = UIAction(title: entry.title) { _ in perform(command) }
        action.keys = entry.keys
        return action
    }
}

extension DocumentViewController {
    /// Shows buttons for the commands in the navigation bar.
    ///
    /// - Parameter elements: The elements that the app adds to the menu.
    package func showCommands(appending elements: [UIMenuElement] = []) {
        menuElements = elements
        // Lines are read as the rows are of which they are the lines.
        let encodings = EncodingMenu(document: origin?.document ?? document).element
        let menu = DocumentMenu(isTree: isTree, encodings: encodings) { [weak self] in self?.perform($0) }
        navigationItem.rightBarButtonItems = menu.items(appending: elements)
    }
}
