/// What an input method brings that is no single key.
package enum HostText: Equatable, Sendable {
    /// A text that is decided.
    case inserted(String)
    /// What there is so far, and where the caret is in it, in UTF-16 units. Empty if there is nothing any more.
    case marked(String, caret: Int)
}
