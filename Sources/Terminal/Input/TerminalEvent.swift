/// An event that a terminal sends.
public enum TerminalEvent: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
    /// A text that is pasted, without controls other than tabs and line feeds.
    case paste(String)
    /// The terminal gets or loses the focus.
    case focus(Bool)
    /// The size of the screen has changed.
    case size(GridSize)
    /// An answer to a question.
    case reply(TerminalReply)
}
