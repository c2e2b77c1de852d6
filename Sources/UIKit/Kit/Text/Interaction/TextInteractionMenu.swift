import CoreGraphics

/// The source of the edit menu of a text interaction.
final class TextInteractionMenu: TextMenuSource {
    private unowned let interaction: UITextInteraction

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
    }

    private var input: (any UIResponder & UITextInput)? { interaction.textInput }

    var allowsEditing: Bool { interaction.allowsEditing }
    var hasText: Bool { input?.hasText ?? false }
    var hasSelection: Bool { input?.selectedTextRange?.isEmpty == false }
    var isSecureTextEntry: Bool { input?.isSecureTextEntry ?? false }

    var caretPlace: CGPoint? {
        guard let input, let view = interaction.view, let end = input.selectedTextRange?.end else { return nil }
        let caret = view.convert(input.caretRect(for: end), from: input.textInputView).intersection(view.bounds)
        return caret.isNull ? nil : CGPoint(x: caret.midX, y: caret.maxY)
    }

    func prepareForMenu(at location: CGPoint?) -> Bool {
        interaction.prepareForMenu(at: location)
    }

    func menu(suggesting commands: [UIMenuElement]) -> UIMenu? {
        guard let input, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: commands)
    }

    func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
        input?.willPresentEditMenu(animator: animator)
    }

    func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
        input?.willDismissEditMenu(animator: animator)
    }

    func cut(_ sender: Any?) { input?.cut(sender) }
    func copy(_ sender: Any?) { input?.copy(sender) }
    func paste(_ sender: Any?) { input?.paste(sender) }
    func selectAll(_ sender: Any?) { input?.selectAll(sender) }
}
