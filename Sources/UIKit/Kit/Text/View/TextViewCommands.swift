import Foundation

/// The commands of menus for a text view.
struct TextViewCommands: StandardCommands {
    let view: UITextView

    private var isEditable: Bool { view.isEditable && view.isSelectable }

    func canPerform(_ edit: StandardEdit) -> Bool? {
        switch edit {
        case .copy: view.hasSelection && !view.isSecureTextEntry
        case .cut: isEditable && view.hasSelection && !view.isSecureTextEntry
        case .paste, .pasteAndMatchStyle: isEditable && UIPasteboard.general.hasStrings
        case .select: view.isSelectable && view.hasText && !view.hasSelection
        case .selectAll: view.isSelectable && view.hasText && view.edited.selection != 0..<view.edited.end
        case .delete: isEditable && view.hasSelection
        case .undo: isEditable && view.history.canUndo
        case .redo: isEditable && view.history.canRedo
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize:
            isEditable && view.allowsEditingTextAttributes
        case .leftToRight, .rightToLeft: isEditable && view.hasText
        case .find: view.findInteraction != nil
        case .findAndReplace: view.findInteraction != nil && view.supportsTextReplacement
        case .findNext, .findPrevious: view.findInteraction?.isFindNavigatorVisible ?? false
        case .useSelectionForFind: view.findInteraction != nil && view.hasSelection
        case .duplicate, .move, .rename, .export, .printContent: nil
        }
    }

    func perform(_ edit: StandardEdit) {
        guard canPerform(edit) == true else { return }
        if let format = edit.format { return view.toggle(format) }
        if let direction = edit.direction { return view.setDirectionOfSelection(direction) }
        if let step = FontStep(edit) {
            let font = view.look.usedFont
            return changeAttributes { step.changed($0, font: font) }
        }
        switch edit {
        case .delete: view.delete(.backward)
        case .pasteAndMatchStyle: view.paste(nil)
        case .undo: view.undo()
        case .redo: view.redo()
        case .find: view.findInteraction?.perform(.find)
        case .findAndReplace: view.findInteraction?.perform(.replace)
        case .findNext: view.findInteraction?.perform(.next)
        case .findPrevious: view.findInteraction?.perform(.previous)
        case .useSelectionForFind: view.findInteraction?.searchText = view.edited.content.selectedText
        default: break
        }
    }

    func changeAttributes(_ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes) {
        guard isEditable else { return }
        view.changeAttributes(change)
    }
}

extension UITextView: StandardEditing {
    var standardCommands: any StandardCommands { TextViewCommands(view: self) }
}
