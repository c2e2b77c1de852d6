/// The ways in which a person uses the text of a `UITextInteraction`.
public enum UITextInteractionMode: Int, Sendable {
    /// The text can be selected and edited.
    case editable = 0
    /// The text can be selected.
    case nonEditable = 1
}
