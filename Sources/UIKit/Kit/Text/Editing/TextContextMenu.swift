import CoreGraphics
import Foundation

/// The context menu of a text that is edited: cut, copy, paste, and select all.
final class TextContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let source: any TextMenuSource

    init(of source: any TextMenuSource) {
        self.source = source
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard source.prepareForMenu(at: location), let menu = source.menu(suggesting: commands) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    private var commands: [UIMenuElement] {
        let (selects, edits) = (source.hasSelection, source.allowsEditing)
        var clipboard = [command("Copy", isEnabled: selects) { $0.copy(nil) }]
        if edits {
            clipboard.insert(command("Cut", isEnabled: selects) { $0.cut(nil) }, at: 0)
            clipboard.append(command("Paste", isEnabled: UIPasteboard.general.hasStrings) { $0.paste(nil) })
        }
        let all = command("Select All", isEnabled: source.hasText) { $0.selectAll(nil) }
        return [
            UIMenu(options: .displayInline, children: clipboard), UIMenu(options: .displayInline, children: [all]),
        ]
    }

    private func command(
        _ title: String,
        isEnabled: Bool,
        _ handler: @escaping @MainActor (any TextMenuSource) -> Void
    ) -> UIAction {
        UIAction(title: title, attributes: isEnabled ? [] : .disabled) { [weak source] _ in source.map(handler) }
    }
}
