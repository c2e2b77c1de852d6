/// The commands of menus for a search, while its bar has the keys.
struct FindBarCommands: StandardCommands {
    /// The search; `nil` after it has ended.
    let interaction: UIFindInteraction?

    func canPerform(_ edit: StandardEdit) -> Bool? {
        switch edit {
        case .find, .findNext, .findPrevious: interaction != nil
        case .findAndReplace: interaction?.activeFindSession?.supportsReplacement ?? false
        default: nil
        }
    }

    func perform(_ edit: StandardEdit) {
        switch edit {
        case .find: interaction?.perform(.find)
        case .findAndReplace: interaction?.perform(.replace)
        case .findNext: interaction?.perform(.next)
        case .findPrevious: interaction?.perform(.previous)
        default: break
        }
    }

    func changeAttributes(_ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes) {}
}
