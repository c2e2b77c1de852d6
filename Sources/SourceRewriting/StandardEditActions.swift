/// The commands of menus that all responders of UIKit have.
///
/// Responders don't have them for Objective-C, where they are optional methods of a protocol. A class that overrides
/// one has it, so that a menu finds it in the responder chain.
enum StandardEditActions {
    private static let names: Set<String> = [
        "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
        "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)", "increaseSize(_:)", "decreaseSize(_:)",
        "makeTextWritingDirectionLeftToRight(_:)", "makeTextWritingDirectionRightToLeft(_:)", "find(_:)",
        "findAndReplace(_:)", "findNext(_:)", "findPrevious(_:)", "useSelectionForFind(_:)", "duplicate(_:)",
        "move(_:)", "rename(_:)", "export(_:)", "printContent(_:)",
    ]

    /// Returns whether a member overrides one of the commands.
    static func contains(_ member: Member) -> Bool {
        member.modifiers.contains("override") && names.contains(member.fullName)
    }
}
