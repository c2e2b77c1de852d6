import Foundation

/// The commands of menus for a field, while it is edited.
struct FieldCommands: StandardCommands {
    let field: UITextField

    func canPerform(_ edit: StandardEdit) -> Bool? {
        guard StandardEdit.ofTexts.contains(edit) else { return nil }
        guard field.isEditing else { return false }
        switch edit {
        case .cut: return field.canCut
        case .copy: return field.canCopy
        case .paste, .pasteAndMatchStyle: return UIPasteboard.general.hasStrings
        case .select: return field.hasText && !field.hasSelection
        case .selectAll: return field.hasText && field.edited.selection != 0..<field.edited.end
        case .delete: return field.hasSelection
        case .undo: return field.history.canUndo
        case .redo: return field.history.canRedo
        case .leftToRight, .rightToLeft: return field.look.writingDirection != edit.direction
        default: return field.allowsEditingTextAttributes
        }
    }

    func perform(_ edit: StandardEdit) {
        guard canPerform(edit) == true else { return }
        if let format = edit.format { return field.toggle(format) }
        if let direction = edit.direction {
            field.look.writingDirection = direction
            return field.appearanceDidChange()
        }
        if let step = FontStep(edit) {
            let font = field.look.font
            return changeAttributes { step.changed($0, font: font) }
        }
        switch edit {
        case .delete: field.delete(.backward)
        case .pasteAndMatchStyle: field.paste(nil)
        case .undo: field.undo()
        case .redo: field.redo()
        default: break
        }
    }

    func changeAttributes(_ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes) {
        guard field.isEditing else { return }
        field.changeAttributes(change)
    }
}

extension UITextField: StandardEditing {
    var standardCommands: any StandardCommands { FieldCommands(field: self) }
}
