import CoreGraphics

/// A text for which there is an edit menu.
@preconcurrency @MainActor
protocol TextMenuSource: EditMenuSource {
    /// Whether the text can be changed.
    var allowsEditing: Bool { get }
    var hasText: Bool { get }
    var hasSelection: Bool { get }
    /// Whether the text is a secret, which can't be copied.
    var isSecureTextEntry: Bool { get }
    /// Whether the selection can be copied, and moved to the pasteboard.
    var canCopy: Bool { get }
    var canCut: Bool { get }
    /// Whether the person can change the looks of the text.
    var allowsEditingTextAttributes: Bool { get }

    /// Returns the menu for the suggested commands; `nil` for a menu of these.
    func menu(suggesting commands: [UIMenuElement]) -> UIMenu?

    func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating)
    func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating)

    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func selectAll(_ sender: Any?)

    /// Turns a look of the selection on or off.
    func toggle(_ format: TextFormat)
}

extension TextMenuSource {
    var canCopy: Bool { hasSelection && !isSecureTextEntry }

    var canCut: Bool { canCopy }

    var allowsEditingTextAttributes: Bool { false }

    func toggle(_ format: TextFormat) {}

    /// The commands for the text: cut, copy, paste, select all, and the looks. Those that don't apply are disabled.
    var menuCommands: [UIMenuElement] {
        var clipboard = [command("Copy", isEnabled: canCopy) { $0.copy(nil) }]
        if allowsEditing {
            clipboard.insert(command("Cut", isEnabled: canCut) { $0.cut(nil) }, at: 0)
            clipboard.append(command("Paste", isEnabled: UIPasteboard.general.hasStrings) { $0.paste(nil) })
        }
        let all = command("Select All", isEnabled: hasText) { $0.selectAll(nil) }
        var menus = [
            UIMenu(options: .displayInline, children: clipboard), UIMenu(options: .displayInline, children: [all]),
        ]
        if allowsEditing, allowsEditingTextAttributes {
            let looks = TextFormat.allCases.map { look in
                command(look.title, isEnabled: hasSelection) { $0.toggle(look) }
            }
            menus.append(UIMenu(title: "Format", children: looks))
        }
        return menus
    }

    private func command(
        _ title: String,
        isEnabled: Bool,
        _ handler: @escaping @MainActor (any TextMenuSource) -> Void
    ) -> UIAction {
        UIAction(title: title, attributes: isEnabled ? [] : .disabled) { [weak self] _ in self.map(handler) }
    }
}

extension TextMenuSource where Self: UITextInput & UIView {
    var caretPlace: CGPoint? {
        guard let end = selectedTextRange?.end else { return nil }
        let caret = caretRect(for: end).intersection(bounds)
        return caret.isNull ? nil : CGPoint(x: caret.midX, y: caret.maxY)
    }
}
