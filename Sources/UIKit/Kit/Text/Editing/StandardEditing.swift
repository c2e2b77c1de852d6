import Foundation

/// A text of UIKit, or the bar of a search, that performs commands of menus.
@preconcurrency @MainActor
protocol StandardEditing: UIResponder {
    var standardCommands: any StandardCommands { get }
}

/// The commands of menus for a text or a search.
@preconcurrency @MainActor
protocol StandardCommands {
    /// Returns whether a command would do something; `nil` for a command that the text doesn't have.
    func canPerform(_ edit: StandardEdit) -> Bool?

    /// Performs a command for which the text has no method of its own.
    func perform(_ edit: StandardEdit)

    /// Changes the attributes of the selection or, without one, of the text that is typed next.
    func changeAttributes(_ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes)
}

extension StandardEdit {
    /// The look that the command turns on or off; `nil` for other commands.
    var format: TextFormat? {
        switch self {
        case .toggleBoldface: .bold
        case .toggleItalics: .italic
        case .toggleUnderline: .underline
        default: nil
        }
    }

    /// The writing direction that the command sets; `nil` for other commands.
    var direction: NSWritingDirection? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        default: nil
        }
    }
}
