import Reader
import UIKit

/// The commands in the navigation bar: a button that opens the bar for finding, and a menu of others with their keys.
@MainActor
struct DocumentMenu {
    struct Entry {
        let title: String
        let command: ReaderCommand
        var scope = CommandTable.Scope.all

        init(_ title: String, _ command: ReaderCommand, _ scope: CommandTable.Scope = .all) {
            (self.title, self.command, self.scope) = (title, command, scope)
        }

        /// One of the keys of the command, as the list of all keys has it.
        @MainActor var keys: String? { CommandTable.keys(of: command, in: .window) }
    }

    /// The sections of the menu.
    static let sections: [[Entry]] = [
        [
            Entry("Filter…", .openBar(.filter)), Entry("Sort…", .openBar(.sort)),
            Entry("Columns…", .openBar(.columns)), Entry("Go to Line…", .openBar(.line)),
            Entry("Go to Path…", .openBar(.path)),
            Entry("Next Error", .severity(isError: true, forward: true), .others),
        ],
        [
            Entry("Unfold All Inside This Row", .unfoldInside), Entry("Unfold Everything", .unfoldAll),
            Entry("Only What Is Inside This Row", .showOnly), Entry("Lines of the File", .toggleLines),
            Entry("Fold Everything", .level(1)),
        ],
        [Entry("Save Shown Rows…", .openBar(.save)), Entry("Open in Editor", .edit)],
        [Entry("Keyboard Shortcuts", .help)],
    ]

    let isTree: Bool
    /// The menu of encodings, if there is one.
    var encodings: UIMenu?
    /// The menu of densities, if there is one.
    var densities: UIMenu?
    let perform: @MainActor (ReaderCommand) -> Void

    /// Returns the items of the navigation bar, from the edge inwards.
    ///
    /// - Parameter elements: The elements that the app adds to the menu.
    func items(appending elements: [UIMenuElement]) -> [UIBarButtonItem] {
        let perform = perform
        let find = UIBarButtonItem(
            title: "Find",
            image: UIImage(systemName: "magnifyingglass"),
            primaryAction: UIAction { _ in perform(.openBar(.find)) }
        )
        let own = Self.sections.map(section) + [densities, encodings].compactMap { $0 }
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
        let menu = DocumentMenu(isTree: isTree, encodings: encodings, densities: densities) { [weak self] in
            self?.perform($0)
        }
        navigationItem.rightBarButtonItems = menu.items(appending: elements)
    }

    /// The menu of densities.
    private var densities: UIMenu {
        let choices = UIDeferredMenuElement.uncached { [weak self] provide in
            provide(
                RowDensity.allCases.map { density in
                    let action = UIAction(title: density.rawValue) { _ in
                        DensityChoice.shared.density = density
                        self?.density = density
                    }
                    action.state = self?.density == density ? .on : .off
                    return action
                }
            )
        }
        return UIMenu(title: "Density", children: [choices])
    }
}
