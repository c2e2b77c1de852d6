import CoreGraphics
import Foundation

/// The context menu of a text field: cut, copy, paste, and select all.
final class FieldContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let field: UITextField

    init(of field: UITextField) {
        self.field = field
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard field.isEnabled else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak field] _ in field.map(Self.menu) })
    }

    private static func menu(of field: UITextField) -> UIMenu {
        // The caret shows where a paste goes.
        field.becomeFirstResponder()
        let selects = !field.edited.selection.isEmpty
        let action = { (title: String, isEnabled: Bool, handler: @escaping @MainActor (UITextField) -> Void) in
            UIAction(title: title, attributes: isEnabled ? [] : .disabled) { [weak field] _ in field.map(handler) }
        }
        let clipboard = UIMenu(
            options: .displayInline,
            children: [
                action("Cut", selects) { $0.cut(nil) },
                action("Copy", selects) { $0.copy(nil) },
                action("Paste", UIPasteboard.general.hasStrings) { $0.paste(nil) },
            ]
        )
        let all = action("Select All", field.hasText) { $0.selectAll(nil) }
        return UIMenu(children: [clipboard, UIMenu(options: .displayInline, children: [all])])
    }
}
