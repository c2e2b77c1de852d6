import UIKit

extension ControlSheet {
    static let toolbars = ControlSheet(name: "toolbars") {
        @MainActor func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
            let bar = UIToolbar()
            bar.items = items
            return bar
        }
        @MainActor func items(_ systemItems: [UIBarButtonItem.SystemItem]) -> [UIBarButtonItem] {
            systemItems.enumerated().flatMap { index, item in
                (index == 0 ? [] : [UIBarButtonItem.flexibleSpace()]) + [UIBarButtonItem(systemItem: item)]
            }
        }
        let disabled = items([.trash, .action])
        for item in disabled { item.isEnabled = false }
        return SpecimenViewController(
            background: .systemGroupedBackground,
            [
                Specimen("Images", fills: true, [bar(items([.add, .search, .trash, .action, .compose]))]),
                Specimen("Images", fills: true, [bar(items([.reply, .organize, .bookmarks, .refresh, .camera]))]),
                Specimen("Images", fills: true, [bar(items([.rewind, .play, .pause, .fastForward, .undo, .redo]))]),
                Specimen("Titles", fills: true, [bar(items([.cancel, .edit, .save, .done]))]),
                Specimen("Disabled", fills: true, [bar(disabled)]),
            ]
        )
    }
}
