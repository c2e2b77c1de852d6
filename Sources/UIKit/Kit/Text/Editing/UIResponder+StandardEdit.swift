extension UIResponder {
    /// Calls the method of a command, which a subclass may override without that Objective-C sees it.
    func send(_ edit: StandardEdit, from sender: Any?) {
        switch edit {
        case .cut: cut(sender)
        case .copy: copy(sender)
        case .paste: paste(sender)
        case .pasteAndMatchStyle: pasteAndMatchStyle(sender)
        case .select: select(sender)
        case .selectAll: selectAll(sender)
        case .delete: delete(sender)
        // The commands of which responders have no method of their own.
        case .undo, .redo: nearestScreen.textInputHandler.perform(edit, on: self)
        case .toggleBoldface: toggleBoldface(sender)
        case .toggleItalics: toggleItalics(sender)
        case .toggleUnderline: toggleUnderline(sender)
        case .increaseSize: increaseSize(sender)
        case .decreaseSize: decreaseSize(sender)
        case .leftToRight: makeTextWritingDirectionLeftToRight(sender)
        case .rightToLeft: makeTextWritingDirectionRightToLeft(sender)
        case .find: find(sender)
        case .findAndReplace: findAndReplace(sender)
        case .findNext: findNext(sender)
        case .findPrevious: findPrevious(sender)
        case .useSelectionForFind: useSelectionForFind(sender)
        case .duplicate: duplicate(sender)
        case .move: move(sender)
        case .rename: rename(sender)
        case .export: export(sender)
        case .printContent: printContent(sender)
        }
    }
}
