import ObjectRuntime

/// The commands of menus that all responders have, with their selectors.
enum StandardEdit: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case pasteAndMatchStyle = "pasteAndMatchStyle:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"
    case undo = "undo:"
    case redo = "redo:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"
    case increaseSize = "increaseSize:"
    case decreaseSize = "decreaseSize:"
    case leftToRight = "makeTextWritingDirectionLeftToRight:"
    case rightToLeft = "makeTextWritingDirectionRightToLeft:"
    case find = "find:"
    case findAndReplace = "findAndReplace:"
    case findNext = "findNext:"
    case findPrevious = "findPrevious:"
    case useSelectionForFind = "useSelectionForFind:"
    case duplicate = "duplicate:"
    case move = "move:"
    case rename = "rename:"
    case export = "export:"
    case printContent = "printContent:"

    /// - Returns: `nil` for a method that isn't one of the commands.
    init?(_ action: Selector) {
        self.init(rawValue: action.name)
    }

    /// The name of the command's method.
    var action: Selector { Selector(rawValue) }
}

extension StandardEdit {
    /// The commands of a text that can't be searched.
    static let ofTexts: [StandardEdit] = [
        .cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete, .undo, .redo, .toggleBoldface,
        .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize, .leftToRight, .rightToLeft,
    ]

    /// The commands of a search.
    static let ofSearches: [StandardEdit] = [.find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind]
}
